import { decodeProduct } from '@shop/api-client';
import type { NeedsWorkProductDto, ProductCardDto } from '@shop/contracts';

export const toProduct = <Row extends ProductCardDto>(row: Row) => decodeProduct(row);
/** `problems`, `published` and `version` only in the list of products that need work. */
export type Product = ReturnType<typeof toProduct<ProductCardDto>> &
  Partial<Pick<NeedsWorkProductDto, 'problems' | 'published' | 'version'>>;
