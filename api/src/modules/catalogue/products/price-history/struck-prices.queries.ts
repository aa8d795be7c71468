import { Injectable } from '@nestjs/common';
import { dayOf } from '../../../../platform/database/shop-days.js';
import { Statements } from '../../../../platform/database/statements.js';

/** Products per statement, of which those that change are locked. */
const BATCH = 250;

const IS_DUE = `
  select exists (
    select from price_rule_applied where day = ${dayOf('now()')} and rule = price_rule()) as done`;

const JUDGE = `
  with batch as materialized (select id from products where id > $1 order by id limit ${BATCH})
  select max(id) as last, judge_products(array_agg(id)) as changed from batch having count(*) > 0`;

const APPLIED = `
  insert into price_rule_applied (day, rule) values ($1, $2)
  on conflict (id) do update set day = excluded.day, rule = excluded.rule`;

const TODAY = `select ${dayOf('now()')}::text as day, price_rule() as rule`;

/**
 * Decides each day, and after a change of the rule, which list prices may be shown struck through: time alone changes
 * that too. A change of a price is decided by triggers.
 */
@Injectable()
export class StruckPricesQueries {
  constructor(private readonly statements: Statements) {}

  /** Nothing if it is done for today. Several at once do the same. */
  async judge(): Promise<void> {
    const [due] = await this.statements.rows<{ done: boolean }>(IS_DUE);
    if (due?.done) return;
    const [today] = await this.statements.rows<{ day: string; rule: object }>(TODAY);
    if (!today) return;
    for (let last: number | undefined = 0; last !== undefined;) {
      const rows: { last: number }[] = await this.statements.rows(JUDGE, [last]);
      last = rows[0]?.last;
    }
    await this.statements.rows(APPLIED, [today.day, JSON.stringify(today.rule)]);
  }
}
