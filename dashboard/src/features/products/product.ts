import { decodeProduct } from '@shop/api-client';
import type { ProductCardDto } from '@shop/contracts';

export const toProduct = (row: ProductCardDto) => decodeProduct(row);
export type Product = ReturnType<typeof toProduct>;
