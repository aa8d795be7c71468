import { Injectable } from '@nestjs/common';
import { Statements } from '../../../../platform/database/statements.js';
import { STAFF_PRODUCT_JSON } from '../product-json.js';
import type { ProductDto } from '../read/product.dto.js';
import type { Product } from '../product.entity.js';

const ONE = `select ${STAFF_PRODUCT_JSON} as product from products p where p.id = $1`;
/** Null ids are valid. */
const UNKNOWN = `
  select name from (values
    ('category_id', $1::integer, exists (select 1 from categories where id = $1)),
    ('brand', $2::integer, exists (select 1 from brands where id = $2)),
    ('offer', $3::integer, exists (select 1 from offers where id = $3)),
    ('vendor', $4::integer,
      exists (select 1 from staff
        where id = $4 and deleted_at is null and type in ('vendor', 'subadmin', 'admin')))
  ) reference (name, id, found)
  where id is not null and not found`;

/** Ids of the rows that a product form refers to. */
type References = Partial<Pick<Product, 'categoryId' | 'brandId' | 'offerId' | 'vendorId'>>;

/** SQL of product writes. */
@Injectable()
export class ProductWritesQueries {
  constructor(private readonly statements: Statements) {}

  /** A product for staff, published or not. */
  async one(id: number): Promise<ProductDto | undefined> {
    const [row] = await this.statements.rows<{ product: ProductDto }>(ONE, [id]);
    return row?.product;
  }

  /** Form fields whose id does not exist. */
  async unknown({ categoryId, brandId, offerId, vendorId }: References): Promise<string[]> {
    const ids = [categoryId, brandId, offerId, vendorId].map((id) => id ?? null);
    const rows = await this.statements.rows<{ name: string }>(UNKNOWN, ids);
    return rows.map(({ name }) => name);
  }
}
