import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dayOf, dayStart } from '../../../../platform/database/shop-days.js';
import { Statements } from '../../../../platform/database/statements.js';
import type { PriceCheckDto, PricePeriodDto } from './price-history.dto.js';

const MOST_PERIODS = 1000;

const PERIODS = `
  select id::float8 as id, size, color, (price_fils * 0.01)::float8 as price,
    (pay_fils * 0.01)::float8 as asked, published, reason, actor, since, until
  from price_history where product_id = $1
  order by since desc, id desc limit ${MOST_PERIODS}`;

/** With the prices as they are saved until the first day on which the sale may begin. */
const CHECK = `
  with rule as (select price_rule() as rule)
  select j.allowed as "struckAllowed", (j.lowest * 0.01)::float8 as "lowestPrice",
    days_asked($1, $2, $3, $4, (rule->>'withinDays')::integer, now()) as asked,
    (rule->>'askedDays')::integer as "askedDays", (rule->>'withinDays')::integer as "withinDays",
    case when not j.allowed then (
      select to_char(${dayOf('now()')} + ahead, 'YYYY-MM-DD')
      from generate_series(1, (rule->>'askedDays')::integer) ahead
      where (judge_price($1, $2, $3, $4, $5, ${dayStart(`(${dayOf('now()')} + ahead)`)}, rule)).allowed
      order by ahead limit 1) end as "from"
  from rule, judge_price($1, $2, $3, $4, $5, now(), rule) j`;

/** Of products with these list prices and prices that are asked. */
const REFUSED = `
  select id from unnest($1::integer[], $2::integer[], $3::integer[]) as p (id, price, pay),
    judge_price(id, '', '', price, pay, now(), price_rule()) j
  where not j.allowed`;

/** A list price and what is asked instead. */
export interface Sale {
  id: number;
  priceFils: number;
  offerPriceFils: number | null;
}

/** SQL of the history of prices. */
@Injectable()
export class PriceHistoryQueries {
  constructor(private readonly statements: Statements) {}

  /** Prices of a product and its variants, the last first. */
  periods(productId: number): Promise<PricePeriodDto[]> {
    return this.statements.rows<PricePeriodDto>(PERIODS, [productId]);
  }

  /** Prices in fils of a product, or of a variant. */
  async check(
    productId: number,
    size: string,
    color: string,
    priceFils: number,
    offerPriceFils: number,
  ): Promise<PriceCheckDto> {
    const values = [productId, size, color, priceFils, offerPriceFils];
    const [row] = await this.statements.rows<PriceCheckDto>(CHECK, values);
    if (!row) throw new Error('The rule of prices is missing.');
    return row;
  }

  /** Ids of the products whose list price would not be struck through. */
  async refused(manager: EntityManager, sales: readonly Sale[]): Promise<Set<number>> {
    if (sales.length === 0) return new Set();
    const rows: { id: number }[] = await manager.query(REFUSED, [
      sales.map(({ id }) => id),
      sales.map(({ priceFils }) => priceFils),
      sales.map(({ priceFils, offerPriceFils }) => offerPriceFils ?? priceFils),
    ]);
    return new Set(rows.map(({ id }) => id));
  }
}
