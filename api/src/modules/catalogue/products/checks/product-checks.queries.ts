import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { IS_PICTURE, PROBLEMS_OF } from './problem-conditions.queries.js';

/** Products that are checked in one transaction. */
const BATCH = 500;

const IS_QUEUED = 'select exists (select from product_check_changes) as found';

const TAKE = `
  delete from product_check_changes where id in (
    select id from product_check_changes order by id limit ${BATCH})
  returning product_id as id`;

/** Those that share a code with them now, and those that shared one. */
const WITH_SAME_CODES = `
  with given as (select unnest($1::integer[]) as id),
  code as (
    select distinct lower(code) as code from products where id = any($1) and code <> '' and deleted_at is null
    union select lower(code) from product_variants where product_id = any($1) and code <> '')
  select id from given
  union select p.id from code join products p on lower(p.code) = code.code
    where p.code <> '' and p.deleted_at is null
  union select v.product_id from code join product_variants v on lower(v.code) = code.code where v.code <> ''
  union select d.product_id from product_problems d where d.problem = 'duplicate_code'
    and exists (select from product_problems o where o.product_id = any($1) and o.problem = 'duplicate_code')`;

/** SQL: the products `p` of the ids in $1, each by its id. */
const PRODUCTS = `unnest($1::integer[]) given (id)
  cross join lateral (select * from products where id = given.id offset 0) p`;

const DROP_PICTURES = `
  delete from product_pictures i where i.product_id = any($1::integer[])
    and not exists (select from products p where p.id = i.product_id and i.file = any(p.images))`;
const NOTE_PICTURES = `
  insert into product_pictures (product_id, file)
  select distinct p.id, file from ${PRODUCTS}, unnest(p.images) file
  where p.deleted_at is null and file ${IS_PICTURE} and file !~ '^https?:'
  on conflict do nothing`;

/** SQL: adds what the rows `moved` gained or lost to the counts. */
const count = (products: string): string => `
  insert into product_problem_counts as c (problem, vendor_id, category_id, products)
  select problem, vendor_id, category_id, ${products} from moved group by 1, 2, 3
  on conflict (problem, vendor_id, category_id) do update set products = c.products + excluded.products`;

const DROP = `
  with moved as (
    delete from product_problems where product_id = any($1::integer[]) returning problem, vendor_id, category_id)
  ${count('-count(*)')}`;

const ADD = `
  with found as materialized (
    select p.id, p.vendor_id, p.category_id, c.problem from ${PRODUCTS}, lateral ${PROBLEMS_OF}
  ), moved as (
    insert into product_problems (product_id, vendor_id, category_id, problem)
    select id, vendor_id, category_id, problem from found
    union select id, vendor_id, category_id, 'any' from found
    returning problem, vendor_id, category_id)
  ${count('count(*)')}`;

const UNMEASURED = `
  select product_id as "productId", file from product_pictures where width is null
  order by product_id, file limit $1`;

const MEASURED = `
  with measured as (
    update product_pictures set width = $3, height = $4 where product_id = $1 and file = $2 and $3 > 0
    returning product_id
  ), unknown as (
    update product_pictures set width = 0, height = 0 where product_id = $1 and file = $2 and $3 = 0)
  insert into product_check_changes (product_id) select product_id from measured`;

/** A picture whose size is not known yet. */
interface UnmeasuredPicture {
  productId: number;
  file: string;
}

/** Checks products that changed, and stores which of them need work. */
@Injectable()
export class ProductChecksQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Checks the products that changed since the last time, up to 500; returns whether there were some. */
  async checkChanged(): Promise<boolean> {
    const [queue]: { found: boolean }[] = await this.db.query(IS_QUEUED);
    if (!queue?.found) return false;
    await this.db.transaction(async (manager) => {
      await manager.query(`select pg_advisory_xact_lock(hashtext('product_checks'))`);
      await check(manager);
    });
    return true;
  }

  unmeasured(limit: number): Promise<UnmeasuredPicture[]> {
    return this.db.query(UNMEASURED, [limit]);
  }

  /** Stores the size of a picture; 0 if it has none. */
  async measured(
    { productId, file }: UnmeasuredPicture,
    { width, height }: { width: number; height: number },
  ): Promise<void> {
    await this.db.query(MEASURED, [productId, file, width, height]);
  }
}

const check = async (manager: EntityManager): Promise<void> => {
  const [taken]: [{ id: number }[]] = await manager.query(TAKE);
  const changed = [...new Set(taken.map(({ id }) => id))];
  if (changed.length === 0) return;
  const together: { id: number }[] = await manager.query(WITH_SAME_CODES, [changed]);
  const ids = together.map(({ id }) => id);
  for (const statement of [DROP_PICTURES, NOTE_PICTURES, DROP, ADD])
    await manager.query(statement, [ids]);
};
