import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import { HAS_CODE_OF_OTHER, IS_PICTURE, PROBLEMS_OF } from './problem-conditions.queries.js';

/** Products that are checked in one transaction. */
const BATCH = 500;

const IS_QUEUED = 'select exists (select from product_check_changes) as found';
const LOCK = `select pg_advisory_xact_lock(hashtext('product_checks'))`;
/** The usual check of a few changed products takes a fraction of this. */
const WAIT_BRIEFLY = `set local lock_timeout = '500ms'`;
/** Batches that a read checks: changed products, and others with their codes. */
const BATCHES_OF_READ = 2;
/** A statement or a lock took too long. */
const TOO_LONG = ['57014', '55P03'];

const TAKE = `
  delete from product_check_changes where id in (
    select id from product_check_changes order by id limit ${BATCH})
  returning product_id as id, lower(code_before) as "codeBefore"`;

/**
 * Queues other products with a code that the checked products $1 have, or had ($2), whose stored answer is wrong now.
 * Once checked, these queue those that are left.
 */
const QUEUE_SAME_CODES = `
  with code as (
    select unnest($2::text[]) as code
    union select lower(code) from products where id = any($1::integer[]) and code <> ''
    union select lower(code) from product_variants where product_id = any($1) and code <> ''
  ), other as materialized (
    select distinct found.id from code cross join lateral (
      select o.id from products o where lower(o.code) = code.code and o.code <> '' and o.deleted_at is null
      union all
      select v.product_id from product_variants v where lower(v.code) = code.code and v.code <> ''
      offset 0) found
    where found.id <> all($1))
  insert into product_check_changes (product_id)
  select p.id from other cross join lateral (select * from products where id = other.id offset 0) p
  where p.deleted_at is null and ${HAS_CODE_OF_OTHER} <> coalesce((
    select true from product_problems d where d.product_id = p.id and d.problem = 'duplicate_code'), false)
  limit ${BATCH}
  returning id`;
const QUEUE_AGAIN = `
  insert into product_check_changes (product_id, code_before) select * from unnest($1::integer[], $2::text[])`;

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
    if (!(await this.isQueued())) return false;
    await this.db.transaction(async (manager) => {
      await manager.query(LOCK);
      await check(manager);
    });
    return true;
  }

  /** The same before a read, which waits only briefly: while others check longer, what is stored is shown. */
  async checkBeforeRead(): Promise<void> {
    try {
      for (let batch = 0; batch < BATCHES_OF_READ && (await this.isQueued()); batch += 1)
        await this.db.transaction(async (manager) => {
          await manager.query(WAIT_BRIEFLY);
          await manager.query(LOCK);
          await check(manager);
        });
    } catch (error) {
      if (!(error instanceof QueryFailedError) || !TOO_LONG.includes(codeOf(error))) throw error;
    }
  }

  private async isQueued(): Promise<boolean> {
    const [queue]: { found: boolean }[] = await this.db.query(IS_QUEUED);
    return queue?.found === true;
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

const codeOf = ({ driverError }: QueryFailedError): string =>
  'code' in driverError ? String(driverError.code) : '';

const check = async (manager: EntityManager): Promise<void> => {
  const [taken]: [{ id: number; codeBefore: string | null }[]] = await manager.query(TAKE);
  const ids = [...new Set(taken.map(({ id }) => id))];
  if (ids.length === 0) return;
  for (const statement of [DROP_PICTURES, NOTE_PICTURES, DROP, ADD])
    await manager.query(statement, [ids]);
  const before = taken.filter(({ codeBefore }) => codeBefore);
  const codes = before.map(({ codeBefore }) => codeBefore);
  const queued: object[] = await manager.query(QUEUE_SAME_CODES, [ids, codes]);
  // There may be more with a code of before, which no product says any more.
  if (queued.length === BATCH)
    await manager.query(QUEUE_AGAIN, [before.map(({ id }) => id), codes]);
};
