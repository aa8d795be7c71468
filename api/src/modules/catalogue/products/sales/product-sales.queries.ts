import { Injectable } from '@nestjs/common';
import { Statements } from '../../../../platform/database/statements.js';

/** Rows per transaction; short, because it holds their products. */
const BATCH = 50;
const MOST_BATCHES = 100;

/** Products are locked lowest id first, as orders do. One sweep at a time. */
const RANK = `
  with today as materialized (
    select (now() at time zone 'Asia/Dubai')::date - 30 as before,
      pg_try_advisory_xact_lock(hashtext('product_sales')) as is_mine
  ), taken as (
    delete from new_product_sales where id in (
      select id from new_product_sales where (select is_mine from today) order by id limit ${BATCH})
    returning product_id, day, pieces
  ), gone as (
    delete from product_sales where (product_id, day) in (
      select product_id, day from product_sales
      where day <= (select before from today) and (select is_mine from today) limit ${BATCH})
    returning product_id
  ), added as (
    select product_id, day, sum(pieces)::integer as pieces from taken group by 1, 2
  ), kept as (
    insert into product_sales as kept (product_id, day, pieces)
      select product_id, day, pieces from added, today where day > before
    on conflict (product_id, day) do update set pieces = kept.pieces + excluded.pieces
  ), moved as (
    select product_id from taken union select product_id from gone order by 1
  ), held as materialized (
    select p.id from moved
      cross join lateral (select id from products where id = product_id for no key update) p
  ), total as (
    select id, greatest(0,
      (select coalesce(sum(pieces), 0) from product_sales, today where product_id = id and day > before)
      + (select coalesce(sum(pieces), 0) from added, today where product_id = id and day > before)) as sold
    from held
  ), ranked as (
    update products p set sold = (select total.sold from total where total.id = p.id)
    where p.id = any (array(select id from total))
      and p.sold <> (select total.sold from total where total.id = p.id)
  )
  select ((select count(*) from taken) + (select count(*) from gone))::integer as count`;

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
