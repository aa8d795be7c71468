import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockedRow } from '../../../platform/database/locked-row.js';
import { numberOf } from '../../../platform/database/order-numbers.js';
import { dayOf } from '../../../platform/database/shop-days.js';
import { Statements } from '../../../platform/database/statements.js';
import { UNDELIVERED_STATES } from '../order-core/late.js';
import { LateParcelRule, RULE_ID, type StoredRule } from './late-parcel-rule.entity.js';
import type { LateParcelDto, LateWeekDto } from './late-parcel.dto.js';

const ADD = `
  insert into delivered_parcels (order_id, deliver_by, delivered_on) values ($1, $2, $3)
  on conflict (order_id) do nothing returning order_id`;

const RULE = 'select version, enabled, coupon_fils as "couponFils" from late_parcel_rule';

const UNDELIVERED = UNDELIVERED_STATES.map((state) => `'${state}'`).join();

/**
 * Promises of the last `$1` weeks: of delivered parcels, and of those that are under way. Added up by day first, from the
 * index alone.
 */
const WEEKS = `
  with range as (
    select date_trunc('week', ${dayOf('now()')})::date - 7 * ($1::integer - 1) as first,
      date_trunc('week', ${dayOf('now()')})::date + 6 as last, ${dayOf('now()')} as today
  ), promise as (
    select d.deliver_by, d.carrier, count(*) as promised,
      count(*) filter (where d.delivered_on > d.deliver_by) as late, 0 as overdue,
      count(d.coupon_fils) as coupons, sum(d.coupon_fils) as fils
    from range r join delivered_parcels d on d.deliver_by between r.first and r.last
    group by d.deliver_by, d.carrier
    union all
    select o.deliver_by, 'aramex', count(*), count(*) filter (where o.deliver_by < r.today),
      count(*) filter (where o.deliver_by < r.today), 0, 0
    from range r join orders o on o.deliver_by between r.first and r.last
      and o.state in (${UNDELIVERED})
    group by o.deliver_by
  )
  select date_trunc('week', deliver_by)::date::text as week, carrier,
    sum(promised)::integer as promised, sum(late)::integer as late, sum(overdue)::integer as overdue,
    sum(coupons)::integer as coupons, coalesce(sum(fils), 0)::float8 / 100 as paid
  from promise group by 1, 2 order by 1 desc, 2`;

const LATE = `
  select o.operation_id as "operationId", ${numberOf('o.id')} as number, d.carrier, o.city,
    d.deliver_by::text as "deliverBy", d.delivered_on::text as "deliveredOn",
    d.coupon_code as "couponCode", d.coupon_fils::float8 / 100 as coupon
  from (
    select * from delivered_parcels where delivered_on > deliver_by
    order by delivered_on desc, order_id desc limit $1 offset $2
  ) d join orders o on o.id = d.order_id
  order by d.delivered_on desc, d.order_id desc`;

const COUNT = `
  select count(*)::integer as count from delivered_parcels where delivered_on > deliver_by`;

const LATE_IDS = `
  select order_id as id from delivered_parcels where delivered_on > deliver_by
  order by delivered_on desc, order_id desc limit $1`;
const EXPORTED = `
  select o.id, d.carrier, o.city, d.deliver_by::text as "deliverBy",
    d.delivered_on::text as "deliveredOn", d.delivered_on - d.deliver_by as days,
    d.coupon_code as "couponCode", d.coupon_fils as "couponFils"
  from unnest($1::integer[]) with ordinality u (id, at)
    join delivered_parcels d on d.order_id = u.id join orders o on o.id = u.id
  order by u.at`;

/** A late parcel as the export needs it. */
export interface ExportedParcel {
  id: number;
  carrier: string;
  city: string;
  deliverBy: string;
  deliveredOn: string;
  /** Days after the promised one. */
  days: number;
  couponCode: string | null;
  couponFils: number | null;
}

/** SQL of promised days and late parcels. */
@Injectable()
export class LateParcelsQueries {
  constructor(private readonly statements: Statements) {}

  /** Records a delivery; false if that of the order was recorded before. */
  async add(
    manager: EntityManager,
    orderId: number,
    deliverBy: string,
    deliveredOn: string,
  ): Promise<boolean> {
    const rows: unknown[] = await manager.query(ADD, [orderId, deliverBy, deliveredOn]);
    return rows.length > 0;
  }

  /** Undefined until the first change. */
  async rule(manager: EntityManager): Promise<StoredRule | undefined> {
    const [row]: StoredRule[] = await manager.query(RULE);
    return row;
  }

  /** The stored rule, locked. */
  lockRule(manager: EntityManager, first: StoredRule): Promise<LateParcelRule> {
    return lockedRow(manager, LateParcelRule, { ...first, id: RULE_ID });
  }

  weeks(count: number): Promise<LateWeekDto[]> {
    return this.statements.planned(WEEKS, [count]);
  }

  late(limit: number, offset: number): Promise<LateParcelDto[]> {
    return this.statements.rows(LATE, [limit, offset]);
  }

  /** Ids of orders with a late parcel, the latest delivery first. */
  async lateIds(limit: number): Promise<number[]> {
    const rows = await this.statements.rows<{ id: number }>(LATE_IDS, [limit]);
    return rows.map(({ id }) => id);
  }

  /** The late parcels of these orders, in their order. */
  exported(ids: number[]): Promise<ExportedParcel[]> {
    return this.statements.rows<ExportedParcel>(EXPORTED, [ids]);
  }

  async lateCount(): Promise<number> {
    const [row] = await this.statements.rows<{ count: number }>(COUNT);
    return row?.count ?? 0;
  }
}
