import { Injectable } from '@nestjs/common';
import { LOW_STOCK } from '@shop/shop-rules';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { runAlone } from '../../../platform/database/run-alone.js';
import { LIVE } from '../../catalogue/products/product-json.js';

/** SQL: the products `p` of a table of ids; `offset 0`: by their ids, never all. */
export const productsOf = (ids: string): string =>
  `${ids} c cross join lateral (select * from products where id = c.id offset 0) p`;

/** SQL: those of the products `p` that have low stock, as in `low_stock`. */
export const lowProducts = (products: string): string => `
  select p.id as product_id, coalesce(p.vendor_id, 0) as vendor_id, v.items
  from ${products} cross join lateral (
    select case count(*) when 0 then (p.stock < ${LOW_STOCK})::integer
      else count(*) filter (where stock < ${LOW_STOCK}) end as items
    from product_variants where product_id = p.id) v
  where ${LIVE} and v.items > 0`;

const ADD_QUEUED = `
  with taken as (
    delete from low_stock_changes returning product_id
  ), changed as materialized (
    select distinct product_id as id from taken
  ), counted as materialized (${lowProducts(productsOf('changed'))}
  ), gone as (
    delete from low_stock l using changed c
    where l.product_id = c.id and not exists (select from counted n where n.product_id = c.id)
  )
  insert into low_stock as l (product_id, vendor_id, items)
  select product_id, vendor_id, items from counted
  on conflict (product_id) do update set vendor_id = excluded.vendor_id, items = excluded.items
  where (l.vendor_id, l.items) <> (excluded.vendor_id, excluded.items)`;

/** One statement sees both the products and which of them are queued. */
const ADD_ALL = `
  with queued as (delete from low_stock_changes)
  insert into low_stock (product_id, vendor_id, items) ${lowProducts('products p')}`;

/** The products with low stock. */
@Injectable()
export class LowStockQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Counts the products that changed since the last time. */
  addUp(): Promise<void> {
    return runAlone(this.db, 'low_stock', [ADD_QUEUED]);
  }

  /** Counts all products again, while the shop is open. */
  rebuild(): Promise<void> {
    return runAlone(this.db, 'low_stock', ['delete from low_stock', ADD_ALL]);
  }
}
