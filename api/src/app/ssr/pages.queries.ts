import { Injectable } from '@nestjs/common';
import { CatalogueStatements } from '../../platform/database/catalogue-statements.js';
import type { Scope } from '../../platform/response-cache/catalogue-changes.js';
import { dependsOn } from '../../platform/response-cache/dependencies.js';
import { LIVE } from '../../modules/catalogue/products/product-json.js';

/** Size of an id range of products in a site map; each product has two addresses. */
const PRODUCTS_PER_FILE = 5000;

/** Finds non-empty ranges by the primary key, whatever the number of products. */
const RANGES = `
  with ends as (select min(id) as low, max(id) as high from products)
  select n as range from ends, generate_series(low / $1, high / $1) n
  where exists (select from products p where p.id >= n * $1 and p.id < (n + 1) * $1 and ${LIVE})`;
const PRODUCTS = `
  select p.id, to_char(p.updated_at, 'YYYY-MM-DD') as day from products p
  where p.id >= $1 and p.id < $2 and ${LIVE} order by p.id`;
const VENDORS = `
  select s.id from staff s where s.type in ('vendor', 'subadmin') and s.deleted_at is null
    and exists (select from product_counts n where n.list = 'vendor:' || s.id and n.count > 0)
  order by s.id limit 2000`;
const DELETED = 'select from products where id = $1 and deleted_at is not null';

/** Site maps do not change when pieces are sold. */
const LISTED: Scope = { products: [], aspects: ['lists'] };
/** With the dates of products. */
const DATED: Scope = { products: [], aspects: ['lists', 'texts'] };

/** Catalogue queries of pages and site maps that no public route offers. */
@Injectable()
export class PagesQueries {
  constructor(private readonly statements: CatalogueStatements) {}

  /** Whether a product with this id was deleted. */
  async isDeleted(product: number): Promise<boolean> {
    return (await this.statements.rows(DELETED, [product])).length > 0;
  }

  /** Numbers of the id ranges that contain a product. */
  async productRanges(): Promise<number[]> {
    dependsOn(LISTED);
    const rows = await this.statements.rows<{ range: number }>(RANGES, [PRODUCTS_PER_FILE]);
    return rows.map(({ range }) => range);
  }

  /** The products of a range, each with the date of its last change. */
  products(range: number): Promise<{ id: number; day: string }[]> {
    dependsOn(DATED);
    const first = range * PRODUCTS_PER_FILE;
    return this.statements.rows(PRODUCTS, [first, first + PRODUCTS_PER_FILE]);
  }

  /** Vendors with products. */
  async vendors(): Promise<number[]> {
    dependsOn(LISTED);
    const rows = await this.statements.rows<{ id: number }>(VENDORS);
    return rows.map(({ id }) => id);
  }
}
