import { Injectable } from '@nestjs/common';
import { Statements } from '../../../../platform/database/statements.js';

/** Products per transaction; a product that an order holds is taken the next time. */
const BATCH = 20;
const MOST_BATCHES = 100;

/** A row that an order changes meanwhile keeps its mark, because its pieces differ. */
const RANK = `
  with today as (select (now() at time zone 'Asia/Dubai')::date - 30 as before),
  due as materialized (
    select product_id from product_sales where is_new
    union select product_id from product_sales, today where day <= before
    limit ${BATCH}
  ), held as materialized (
    select id from products where id in (select product_id from due)
    order by id for no key update skip locked
  ), row as materialized (
    select s.* from product_sales s where s.product_id in (select id from held)
      or s.product_id in (select product_id from due) and not exists (select from products where id = s.product_id)
  ), total as (
    select product_id, greatest(0, coalesce(sum(pieces) filter (where day > before), 0)) as sold
    from row, today group by product_id
  ), ranked as (
    update products p set sold = total.sold from total
    where p.id = total.product_id and p.sold <> total.sold
  ), seen as (
    update product_sales s set is_new = false from row, today
    where (s.product_id, s.day, s.pieces) = (row.product_id, row.day, row.pieces)
      and s.is_new and s.day > before
  ), gone as (
    delete from product_sales s using row, today
    where (s.product_id, s.day, s.pieces) = (row.product_id, row.day, row.pieces) and s.day <= before
  )
  select count(*)::integer as count from total`;

/** Pieces sold in the last 30 days, for the order of lists. */
@Injectable()
export class ProductSalesQueries {
  constructor(private readonly statements: Statements) {}

  /** Adds up the sales of products with new or no longer counted ones, in batches. */
  async rank(): Promise<void> {
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const [row] = await this.statements.rows<{ count: number }>(RANK);
      if (!row?.count) return;
    }
  }
}
