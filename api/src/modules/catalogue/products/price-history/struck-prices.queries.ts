import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { dayOf } from '../../../../platform/database/shop-days.js';
import { Statements } from '../../../../platform/database/statements.js';

/** Products on sale per statement, of which those that change are locked. */
const BATCH = 50;
/** After a batch that changed products, as each invalidates the cached lists. */
const PAUSE_MS = 250;

const TODAY = dayOf('now()');

const STARTED = `
  select last_id as last from price_rule_applied where day = ${TODAY} and rule = price_rule()`;

const START = `
  insert into price_rule_applied (day, rule, last_id) values (${TODAY}, price_rule(), 0)
  on conflict (id) do update set day = excluded.day, rule = excluded.rule, last_id = 0
  returning last_id as last`;

/** Returns nothing if the day or the rule has changed, or if another process has checked these products. */
const CHECK = `
  with batch as materialized (
    select id from (
      (select id from products where id > $1 and offer_price_fils is not null
        order by id limit ${BATCH})
      union (select distinct product_id from product_variants
        where product_id > $1 and offer_price_fils is not null order by product_id limit ${BATCH})) on_sale
    order by id limit ${BATCH}),
  checked as materialized (
    select max(id) as last, coalesce(judge_products(array_agg(id)), 0) as changed from batch)
  update price_rule_applied set last_id = checked.last from checked
  where last_id = $1 and day = ${TODAY} and rule = price_rule()
  returning checked.last, checked.changed`;

interface Checked {
  /** Null: all products. */
  last: number | null;
}

/**
 * Decides each day, and after a change of the rule, which list prices may be shown struck through: time alone changes
 * that too. Products and variants without an offer price have nothing to decide. A change of a price is decided by triggers.
 */
@Injectable()
export class StruckPricesQueries {
  constructor(private readonly statements: Statements) {}

  /** Continues after the last product that was checked; nothing if all are done for today. */
  async check(stop?: AbortSignal): Promise<void> {
    const [started] = await this.statements.rows<Checked>(STARTED);
    let at = started ?? (await this.statements.rows<Checked>(START))[0];
    while (at && at.last !== null && !stop?.aborted) {
      const [checked] = await this.statements.rows<Checked & { changed: number }>(CHECK, [at.last]);
      if (checked && checked.changed > 0 && checked.last !== null) await pause(PAUSE_MS);
      at = checked;
    }
  }
}
