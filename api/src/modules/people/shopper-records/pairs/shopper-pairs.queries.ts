import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { iso } from '../../../../platform/database/iso-time.js';
import { Statements } from '../../../../platform/database/statements.js';
import { summaryOf } from '../shopper-records.queries.js';
import type { ShopperPairDto } from './shopper-pairs.dto.js';

const MOST_COUNTED = 10_000;

type State = 'open' | 'dismissed';
/** A dismissed pair that has nothing in common any more is stored, but not listed. */
const WHERE: Record<State, string> = {
  open: 'dismissed_at is null',
  dismissed: `dismissed_at is not null and reasons <> '{}'`,
};
const ORDER: Record<State, string> = {
  open: 'cardinality(reasons) desc, found_at desc, first_id desc, second_id desc',
  dismissed: 'dismissed_at desc, first_id desc, second_id desc',
};

/** The account `id` of a pair as JSON. */
const account = (id: string): string => `
  (select json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'phone', u.phone,
    'createdAt', ${iso('u.created_at')}, 'isBlocked', u.blocked_at is not null,
    'emailVerified', u.email_verified_at is not null, 'orders', f.orders,
    'spent', f.spent, 'lastOrderAt', (select ${iso('max(o.created_at)')} from orders o
      where o.user_id = u.id))
  from users u cross join lateral (${summaryOf('u.id')}) f where u.id = ${id})`;

const listOf = (state: State): string => `
  select ${account('p.first_id')} as first, ${account('p.second_id')} as second, p.reasons,
    case when p.dismissed_at is not null then json_build_object('at', ${iso('p.dismissed_at')},
      'by', p.dismissed_by_name) end as dismissed
  from (select * from shopper_pairs where ${WHERE[state]} order by ${ORDER[state]}
    limit $1 offset $2) p
  order by ${ORDER[state]}`;
const countOf = (state: State): string => `
  select count(*)::integer as total from (
    select from shopper_pairs where ${WHERE[state]} limit ${MOST_COUNTED}) p`;

const DISMISS = `
  update shopper_pairs set dismissed_at = now(), dismissed_by = $3, dismissed_by_name = $4
  where first_id = $1 and second_id = $2 and dismissed_at is null returning first_id`;
const RESTORE = `
  update shopper_pairs set dismissed_at = null, dismissed_by = null, dismissed_by_name = null
  where first_id = $1 and second_id = $2 and dismissed_at is not null returning first_id`;
/** SQL of pairs of accounts. */
@Injectable()
export class ShopperPairsQueries {
  constructor(private readonly statements: Statements) {}

  async list(
    state: State,
    page: number,
    limit: number,
  ): Promise<{ pairs: ShopperPairDto[]; total: number }> {
    const [pairs, [count]] = await Promise.all([
      this.statements.rows<ShopperPairDto>(listOf(state), [limit, (page - 1) * limit]),
      this.statements.rows<{ total: number }>(countOf(state), []),
    ]);
    return { pairs, total: count?.total ?? 0 };
  }

  /** Whether the pair is listed, open or dismissed. */
  async exists(manager: EntityManager, pair: [number, number]): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `select from shopper_pairs where first_id = $1 and second_id = $2 and reasons <> '{}'`,
      pair,
    );
    return rows.length > 0;
  }

  /** Whether it was open. */
  async dismiss(
    manager: EntityManager,
    pair: [number, number],
    by: { id: number; name: string },
  ): Promise<boolean> {
    const [rows]: [unknown[]] = await manager.query(DISMISS, [...pair, by.id, by.name]);
    return rows.length > 0;
  }

  /** Whether it was dismissed. */
  async restore(manager: EntityManager, pair: [number, number]): Promise<boolean> {
    const [rows]: [unknown[]] = await manager.query(RESTORE, pair);
    return rows.length > 0;
  }
}
