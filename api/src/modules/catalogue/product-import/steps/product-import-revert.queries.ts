import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { becauseOf } from '../../../../platform/database/stock-cause.js';
import { messageSql } from '../../../../platform/i18n/message-sql.js';
import { IMAGE_OF_P, WRITTEN } from './validate-import.js';
import { writeVariants } from './write-variants.js';

const NEXT = `select row_no from product_import_rows
  where import_id = (select $1::integer) and outcome = 'done' order by row_no limit $2`;

const LOCK_PRODUCTS = `select 1 from products where id in (
    select product_id from product_import_rows where import_id = (select $1::integer) and row_no = any($2))
  order by id for update`;

const gone = (column: string, table: string): string =>
  `(before->>'${column}') is not null
    and not exists (select 1 from ${table} t where t.id = (before->>'${column}')::integer)`;

/** A row is reverted only if the imported values of its product are unchanged. */
const MARK_CONFLICTS = `with now as (
    select r.row_no, r.action, r.before, r.after, p.id, p.deleted_at, ${IMAGE_OF_P} as current
    from product_import_rows r left join products p on p.id = r.product_id
    where r.import_id = (select $1::integer) and r.row_no = any($2)),
  validated as materialized (
    select row_no, case
      when id is null or deleted_at is not null then ${messageSql('row.productDeletedLater')}
      when action = 'create' and exists (select 1 from order_lines l where l.product_id = now.id)
        then ${messageSql('row.productOrderedLater')}
      when current || after <> current then ${messageSql('row.productChangedLater')}
      when ${[
        gone('category_id', 'categories'),
        gone('brand_id', 'brands'),
        gone('offer_id', 'offers'),
        gone('vendor_id', 'staff'),
      ].join(' or ')} then ${messageSql('row.referenceGone')}
      when ((current || coalesce(before, '{}'))->>'offer_price_fils')::integer
        >= ((current || coalesce(before, '{}'))->>'price_fils')::integer
        then ${messageSql('row.priceUnfit')}
      end as reason
    from now)
  update product_import_rows r set
    outcome = case when reason is null then 'reverted' else 'kept' end,
    errors = case when reason is null then r.errors
      else jsonb_build_array(jsonb_build_object('cell', null, 'column', null, 'reason', reason)) end
  from validated where r.import_id = (select $1::integer) and r.row_no = validated.row_no`;

const REMOVE = `update products set deleted_at = now(), version = version + 1 where id in (
  select product_id from product_import_rows
  where import_id = (select $1::integer) and row_no = any($2) and action = 'create' and outcome = 'reverted')`;

const RESTORE = `update products p set ${WRITTEN.map((name) => `${name} = n.${name}`).join(', ')},
    version = p.version + 1
  from product_import_rows r join products now on now.id = r.product_id
    cross join lateral jsonb_populate_record(now, r.before) n
  where p.id = now.id and r.import_id = (select $1::integer) and r.row_no = any($2)
    and r.action = 'update' and r.outcome = 'reverted' and r.before <> '{}'`;

const BECAUSE_REVERTED = `select ${becauseOf('import_reverted')}`;

/** Variants first: without any, the previous stock, sizes and colors can be written. */
const REVERT = [
  LOCK_PRODUCTS,
  MARK_CONFLICTS,
  REMOVE,
  ...writeVariants('before', 'reverted'),
  RESTORE,
];

const FINISH = `update product_imports set state = 'reverted', reverted_at = now(),
    reverted = n.reverted, kept = n.kept
  from (select count(*) filter (where outcome = 'reverted') as reverted,
      count(*) filter (where outcome = 'kept') as kept
    from product_import_rows where import_id = (select $1::integer)) n
  where id = $1`;

/** SQL that reverts an import; every method is part of the slice's transaction. */
@Injectable()
export class ProductImportRevertQueries {
  /** Numbers of the next rows that can be reverted. */
  async next(manager: EntityManager, importId: number, limit: number): Promise<number[]> {
    const rows: { row_no: number }[] = await manager.query(NEXT, [importId, limit]);
    return rows.map(({ row_no }) => row_no);
  }

  async revert(manager: EntityManager, importId: number, rows: number[]): Promise<void> {
    await manager.query(BECAUSE_REVERTED);
    for (const sql of REVERT) await manager.query(sql, [importId, rows]);
  }

  async finish(manager: EntityManager, importId: number): Promise<void> {
    await manager.query(FINISH, [importId]);
  }
}
