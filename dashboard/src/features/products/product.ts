import { decodeProduct } from '@shop/api-client';
import type { ProductDto } from '@shop/contracts';

export const toProduct = (row: ProductDto) => decodeProduct(row);
export type Product = ReturnType<typeof toProduct>;

/** Below this many pieces the stock is called low. */
export const LOW_STOCK = 5;
