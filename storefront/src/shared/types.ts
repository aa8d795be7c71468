import type { decodeCategory, decodeProduct } from '@shop/api-client';
import type { CategoryDto, ProductDto } from '@shop/contracts';

/** A product as components get it: its lists decoded, money in AED. */
export type Product = ReturnType<typeof decodeProduct<ProductDto>>;

/** A category with its tags decoded. */
export type Category = ReturnType<typeof decodeCategory<CategoryDto>>;
