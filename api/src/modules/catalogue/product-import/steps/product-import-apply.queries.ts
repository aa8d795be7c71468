import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { becauseOf } from '../../../../platform/database/stock-cause.js';
import { messageSql } from '../../../../platform/i18n/message-sql.js';
import { changed, VALIDATED, WRITTEN } from './validate-import.js';
import { writeVariants } from './write-variants.js';

const COLUMNS = WRITTEN.join(', ');
const NEW_VALUES = WRITTEN.map((name) => `n.${name}`).join(', ');
const SET = WRITTEN.map((name) => `${name} = n.${name}`).join(', ');

/** Locks all imports for one slice: two imports must not add the same product. */
const ALONE = `select pg_advisory_xact_lock(7316202614)`;

/** The slice queues the sets of its products, so that its commit holds no lock that orders wait for. */
const QUEUE_SETS = `set local shop.queue_product_sets = on`;

/** Products whose sets are refreshed at a time; orders that sell something out wait for one batch at most. */
const BATCH = 20;
const REFRESH_SETS = `select refresh_queued_product_sets(${BATCH}) as count`;

const NEXT = `select row_no from product_import_rows
  where import_id = (select $1::integer) and outcome is null and action in ('create', 'update')
  order by row_no limit $2`;

const LOCK_PRODUCTS = `select 1 from products where id in (
    select product_id from product_import_rows where import_id = (select $1::integer) and row_no = any($2))
  order by id for update`;

/** Validates the rows again: those that the catalogue no longer allows become errors, and new products get their ids. */
const PREPARE = `with ${VALIDATED}
  update product_import_rows r set
    outcome = case when fits then 'done' end,
    action = case when fits then r.action else 'error' end,
    errors = case when fits or validated.errors <> '[]' then validated.errors
      else jsonb_build_array(jsonb_build_object('cell', null, 'column', null, 'reason',
        ${messageSql('row.productChanged')})) end,
    product_id = case when fits and r.action = 'create'
      then nextval(pg_get_serial_sequence('products', 'id')) else r.product_id end,
    before = case when r.action = 'update' then ${changed('current', 'requested')} end,
    after = case when r.action = 'update' then ${changed('requested', 'current')} else requested end
  from validated
  where r.import_id = (select $1::integer) and r.row_no = validated.row_no`.replaceAll(
  'fits',
  `(validated.errors = '[]' and validated.product_id is not distinct from r.product_id)`,
);

const ADD = `insert into products (id, ${COLUMNS})
  select r.product_id, ${NEW_VALUES}
  from product_import_rows r cross join lateral jsonb_populate_record(null::products, r.after) n
  where r.import_id = (select $1::integer) and r.row_no = any($2) and r.action = 'create' and r.outcome = 'done'
  order by r.row_no`;

const CHANGE = `update products p set ${SET}, version = p.version + 1
  from product_import_rows r join products old on old.id = r.product_id
    cross join lateral jsonb_populate_record(old, r.after) n
  where p.id = old.id and r.import_id = (select $1::integer) and r.row_no = any($2)
    and r.action = 'update' and r.outcome = 'done' and r.after <> '{}'`;

const BECAUSE_IMPORTED = `select ${becauseOf('imported')}`;

/** New products come before their variants, which determine the stock that a change then writes. */
const APPLY = [LOCK_PRODUCTS, PREPARE, ADD, ...writeVariants('after', 'done'), CHANGE];

const ADVANCE = `update product_imports set progress = progress + $2,
  state = case when state = 'queued' then 'running' else state end where id = $1`;

/** SQL that applies an import; every method but `refreshSets` is part of the slice's transaction. */
@Injectable()
export class ProductImportApplyQueries {
  async begin(manager: EntityManager): Promise<void> {
    await manager.query(ALONE);
    await manager.query(QUEUE_SETS);
  }

  /** Brings the queued sets up to date, each batch in a transaction of its own. */
  async refreshSets(manager: EntityManager): Promise<void> {
    let rows: { count: number }[];
    do rows = await manager.query(REFRESH_SETS);
    while (rows[0]?.count);
  }

  /** Numbers of the next open rows. */
  async next(manager: EntityManager, importId: number, limit: number): Promise<number[]> {
    const rows: { row_no: number }[] = await manager.query(NEXT, [importId, limit]);
    return rows.map(({ row_no }) => row_no);
  }

  async apply(manager: EntityManager, importId: number, rows: number[]): Promise<void> {
    await manager.query(BECAUSE_IMPORTED);
    for (const sql of APPLY) await manager.query(sql, [importId, rows]);
  }

  async advance(manager: EntityManager, importId: number, rows: number): Promise<void> {
    await manager.query(ADVANCE, [importId, rows]);
  }
}
