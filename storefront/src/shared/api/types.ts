import type { decodeCategory, decodeProduct } from '@shop/api-client';
import type { CategoryDto, ProductCardDto, ProductDto } from '@shop/contracts';

/** A product of a product page: lists decoded, money in AED. */
export type ProductDetails = ReturnType<typeof decodeProduct<ProductDto>>;

/** A product of lists and cards, which have no variants. */
export type Product = ReturnType<typeof decodeProduct<ProductCardDto>> &
  Partial<Pick<ProductDetails, 'variants'>>;

/** A category with its tags decoded. */
export type Category = ReturnType<typeof decodeCategory<CategoryDto>>;
