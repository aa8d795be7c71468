import type { decodeCategory, decodeProduct } from '@shop/api-client';
import type { CategoryDto, ProductDto } from '@shop/contracts';

/** A product of a product page: lists decoded, money in AED. */
export type ProductDetails = ReturnType<typeof decodeProduct<ProductDto>>;

/** A product of lists and cards. */
export type Product = Omit<
  ProductDetails,
  'usageImages' | 'offerTitle' | 'offerTitleAr' | 'version' | 'variants'
> &
  // Lists do not have them.
  Partial<Pick<ProductDetails, 'variants'>>;

/** A category with its tags decoded. */
export type Category = ReturnType<typeof decodeCategory<CategoryDto>>;
