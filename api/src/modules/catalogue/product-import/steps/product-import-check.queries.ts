import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dayOf, dayStart } from '../../../../platform/database/shop-days.js';
import { messageSql } from '../../../../platform/i18n/message-sql.js';
import { VALIDATED } from './validate-import.js';

/** Rows inserted at a time. */
const CHUNK = 500;

const ADD = `insert into product_import_rows (import_id, row_no, cells, given, errors)
  select $1, (line->>'row')::integer, line->'cells', line->'given', line->'errors'
  from jsonb_array_elements($2::jsonb) line`;

/** The image of a row is a missing file; one that its product already has is no reason to refuse the row. */
const IS_MISSING = `file = any($2) and not exists (select from products p
  where p.id = (given->>'product_id')::integer and file = any(p.images))`;

const MISSING = `update product_import_rows set errors = errors || jsonb_build_array(jsonb_build_object(
    'column', 'images', 'cell', (select letters->>'images' from product_imports where id = $1) || row_no,
    'reason', ${messageSql('cell.filesMissing', {
      files: `(select string_agg(file, ', ')
        from jsonb_array_elements_text(given->'images') file where ${IS_MISSING})`,
    })}))
  where import_id = (select $1::integer) and given->'images' ?| $2
    and exists (select from jsonb_array_elements_text(given->'images') file where ${IS_MISSING})`;

const MARK_ERRORS = `with ${VALIDATED}
  update product_import_rows r
  set action = validated.action, product_id = validated.product_id, errors = validated.errors
  from validated where r.import_id = (select $1::integer) and r.row_no = validated.row_no`;

const aed = (fils: string): string => `to_char(${fils} * 0.01, 'FM999999990.00')`;

/**
 * Rows after which the list price of a product would not be shown struck through beside its offer price, as its own
 * price would be checked now, with the lowest price of the days before.
 */
const WARN = `
  with rule as materialized (select price_rule() as rule),
  sales as (
    select r.row_no, r.product_id as id,
      case when r.given ? 'offer_price_fils' then 'offerPrice' else 'price' end as name,
      coalesce((r.given->>'price_fils')::integer, p.price_fils) as price,
      case when r.given ? 'offer_price_fils' then (r.given->>'offer_price_fils')::integer
        else p.offer_price_fils end as pay
    from product_import_rows r
      left join lateral (select price_fils, offer_price_fils from products
        where id = r.product_id limit 1) p on true
    where r.import_id = (select $1::integer) and r.action in ('create', 'update')),
  refused as (
    select s.*, rule, days_asked(s.id, '', '', s.price, (rule->>'withinDays')::integer, now()) as asked,
      (select min(a.fils) from asked_prices(s.id, '', '',
        ${dayStart(`(${dayOf('now()')} - (rule->>'lowestDays')::integer)`)}, now()) a) as lowest
    from sales s, rule, judge_price(s.id, '', '', s.price, s.pay, now(), rule) j
    where s.pay < s.price and not j.allowed)
  update product_import_rows r set warnings = jsonb_build_array(jsonb_build_object(
    'column', name, 'cell', i.letters->>name || r.row_no::text, 'reason',
    case when lowest is null then ${messageSql('row.saleNotStruckNew', {
      price: aed('price'),
      askedDays: `rule->'askedDays'`,
    })}
    else ${messageSql('row.saleNotStruck', {
      price: aed('price'),
      lowest: aed('lowest'),
      asked: 'asked',
      askedDays: `rule->'askedDays'`,
      withinDays: `rule->'withinDays'`,
      lowestDays: `rule->'lowestDays'`,
    })} end))
  from refused f, product_imports i
  where i.id = (select $1::integer) and r.import_id = i.id and r.row_no = f.row_no`;

const COUNT = `update product_imports set total = n.total, creates = n.creates, updates = n.updates,
    unchanged = n.unchanged, errors = n.errors, warnings = n.warnings
  from (select count(*) as total, count(*) filter (where action = 'create') as creates,
      count(*) filter (where action = 'update') as updates,
      count(*) filter (where action = 'unchanged') as unchanged,
      count(*) filter (where action = 'error') as errors,
      count(*) filter (where action <> 'error' and warnings <> '[]') as warnings
    from product_import_rows where import_id = (select $1::integer)) n
  where id = $1`;

/** SQL of the dry run: validates all rows of a file against the catalogue. */
@Injectable()
export class ProductImportCheckQueries {
  /** Inserts the rows as JSON texts, which only PostgreSQL parses. */
  async addRows(manager: EntityManager, importId: number, rows: string[]): Promise<void> {
    for (let start = 0; start < rows.length; start += CHUNK) {
      const lines = `[${rows.slice(start, start + CHUNK).join(',')}]`;
      await manager.query(ADD, [importId, lines]);
    }
  }

  /** Adds an error to rows that name one of these files. */
  async refuseFiles(manager: EntityManager, importId: number, missing: string[]): Promise<void> {
    await manager.query(MISSING, [importId, missing]);
  }

  async validate(manager: EntityManager, importId: number): Promise<void> {
    await manager.query(`set local statement_timeout = '30s'`);
    await manager.query(MARK_ERRORS, [importId, null]);
    await manager.query(WARN, [importId]);
    await this.count(manager, importId);
  }

  /** Updates the counts of the import. */
  async count(manager: EntityManager, importId: number): Promise<void> {
    await manager.query(COUNT, [importId]);
  }

  /** Deletes a few of the oldest imports with their rows. */
  async prune(manager: EntityManager, days: number): Promise<void> {
    await manager.query(
      `delete from product_imports where id in (
         select id from product_imports
         where created_at < now() - $1 * interval '1 day' and state in ('checked', 'done', 'reverted')
         order by created_at limit 5)`,
      [days],
    );
  }
}
