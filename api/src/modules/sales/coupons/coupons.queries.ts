import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { iso } from '../../../platform/database/iso-time.js';
import { numberOf } from '../../../platform/database/order-numbers.js';
import { exactTime } from '../../../platform/database/shop-days.js';
import { Statements } from '../../../platform/database/statements.js';
import type { TableRow } from '../../../platform/files/list-table.js';
import type { CouponDto, CouponState, CouponUseDto } from './coupon.dto.js';

interface CouponSearch {
  isIssued: boolean;
  state: CouponState | null;
  limit: number;
  offset: number;
}

const HAS_ENDED = 'coalesce(c.ends_at <= now(), false)';
const IS_USED_UP = 'coalesce(c.uses >= c.max_uses, false)';
const STATE = `case when ${HAS_ENDED} then 'ended' when c.starts_at > now() then 'planned'
  when ${IS_USED_UP} then 'used_up' else 'running' end`;

const COLUMNS = `
  select c.id, c.code, (c.amount_fils * 0.01)::float8 as amount, c.percent, c.target,
    (c.minimum_fils * 0.01)::float8 as minimum, ${iso('c.starts_at')} as "startsAt",
    ${iso('c.ends_at')} as "endsAt", c.max_uses as "maxUses",
    c.max_uses_per_shopper as "maxUsesPerShopper", c.uses,
    (c.given_fils * 0.01)::float8 as given, ${STATE} as state, c.is_personal as "isPersonal",
    (select email from users where id = c.user_id) as shopper, c.note, c.reason,
    ${numberOf('c.source_order_id')} as "sourceOrder", c.version,
    ${iso('c.created_at')} as "createdAt"`;
const ROWS = `${COLUMNS} from coupons c`;

/** Those that staff added are few; the index has them alone. */
const listed = (isIssued: boolean): string =>
  `c.reason ${isIssued ? '<>' : '='} '' and ($1::text is null or ${STATE} = $1)`;
const FOUND = `c.code like $1
  or c.user_id = (select id from users where email = $2) or (c.email <> '' and c.email = $2)`;

const needlesOf = (text: string): [code: string, email: string] => [
  `${text.toUpperCase().replaceAll(/[\\%_]/g, '\\$&')}%`,
  text.toLowerCase(),
];

/** Cells of an export; amounts in AED, times in Dubai. */
const CELLS = `
  select c.id, json_build_object('code', c.code,
    'amount', coalesce((c.amount_fils * 0.01)::float8::text, ''),
    'percent', coalesce(c.percent::text, ''), 'target', c.target,
    'minimum', (c.minimum_fils * 0.01)::float8::text,
    'startsAt', ${exactTime('c.starts_at')}, 'endsAt', coalesce(${exactTime('c.ends_at')}, ''),
    'maxUses', coalesce(c.max_uses::text, ''),
    'maxUsesPerShopper', coalesce(c.max_uses_per_shopper::text, ''),
    'shopper', coalesce((select email from users where id = c.user_id), ''), 'note', c.note,
    'uses', c.uses::text, 'given', (c.given_fils * 0.01)::float8::text, 'state', ${STATE}) as cells
  from coupons c where c.id = any($1)`;

const USES = `
  select o.operation_id as "operationId", ${numberOf('o.id')} as number,
    ${iso('u.created_at')} as "createdAt", o.state, (o.total_fils * 0.01)::float8 as total,
    (u.discount_fils * 0.01)::float8 as discount, u.released_at is not null as "isReleased"
  from coupon_uses u join orders o on o.id = u.order_id
  where u.coupon_id = $1 order by u.order_id desc limit $2 offset $3`;

const STATE_OF = `select ${STATE} as state from coupons c where c.id = $1`;
const LOCK = 'select from coupons where id = $1 for no key update';

/** SQL of the list of coupons. */
@Injectable()
export class CouponsQueries {
  constructor(private readonly statements: Statements) {}

  page({ isIssued, state, limit, offset }: CouponSearch): Promise<CouponDto[]> {
    return this.statements.planned<CouponDto>(
      // The other columns are read of the page alone.
      `${COLUMNS} from (select c.* from coupons c where ${listed(isIssued)}
         order by c.id desc limit $2 offset $3) c
       order by c.id desc`,
      [state, limit, offset],
    );
  }

  async count({ isIssued, state }: CouponSearch): Promise<number> {
    const [row] = await this.statements.planned<{ count: number }>(
      `select count(*)::integer as count from coupons c where ${listed(isIssued)}`,
      [state],
    );
    return row?.count ?? 0;
  }

  /** Coupons of any kind whose code begins with the text, or that are for the email address; at most `limit`. */
  search(text: string, limit: number): Promise<CouponDto[]> {
    return this.statements.planned<CouponDto>(
      `${ROWS} where ${FOUND} order by c.id desc limit $3`,
      [...needlesOf(text), limit],
    );
  }

  /** Ids of the coupons of a list or search, the newest first. */
  async ids(
    { isIssued, state }: Pick<CouponSearch, 'isIssued' | 'state'>,
    search: string,
    limit: number,
  ): Promise<number[]> {
    const rows = await (search
      ? this.statements.planned<{ id: number }>(
          `select c.id from coupons c where ${FOUND} order by c.id desc limit $3`,
          [...needlesOf(search), limit],
        )
      : this.statements.planned<{ id: number }>(
          `select c.id from coupons c where ${listed(isIssued)} order by c.id desc limit $2`,
          [state, limit],
        ));
    return rows.map(({ id }) => id);
  }

  /** Coupons as a file. */
  cells(manager: EntityManager, ids: readonly number[]): Promise<TableRow[]> {
    return manager.query(CELLS, [ids]);
  }

  async one(id: number): Promise<CouponDto | undefined> {
    const [row] = await this.statements.rows<CouponDto>(`${ROWS} where c.id = $1`, [id]);
    return row;
  }

  async stateOf(manager: EntityManager, id: number): Promise<CouponState | undefined> {
    const rows: { state: CouponState }[] = await manager.query(STATE_OF, [id]);
    return rows[0]?.state;
  }

  async lock(manager: EntityManager, id: number): Promise<void> {
    await manager.query(LOCK, [id]);
  }

  async accountOf(manager: EntityManager, email: string): Promise<number | undefined> {
    const rows: { id: number }[] = await manager.query('select id from users where email = $1', [
      email,
    ]);
    return rows[0]?.id;
  }

  uses(id: number, limit: number, offset: number): Promise<CouponUseDto[]> {
    return this.statements.planned<CouponUseDto>(USES, [id, limit, offset]);
  }

  async countUses(id: number): Promise<number> {
    const [row] = await this.statements.rows<{ count: number }>(
      'select count(*)::integer as count from coupon_uses where coupon_id = $1',
      [id],
    );
    return row?.count ?? 0;
  }
}
