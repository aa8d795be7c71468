import { decodeProduct } from '@shop/api-client';
import type { ProductDto } from '@shop/contracts';

/** A product in API lists. */
type ProductRow = Omit<
  ProductDto,
  'usageImages' | 'offerTitle' | 'offerTitleAr' | 'variants' | 'version'
>;

export const toProduct = (row: ProductRow) => decodeProduct(row);
export type Product = ReturnType<typeof toProduct>;
