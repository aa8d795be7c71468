import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dayOf, dayStart } from '../../../platform/database/shop-days.js';
import type { CouponIssue, IssuedCoupon } from './coupon-issue.js';

/** Email and phone only if there is no account, also if it was deleted meanwhile: they would not be erased with it. */
const ISSUE = `
  insert into coupons (code, amount_fils, ends_at, max_uses, is_personal, user_id, email, phone,
    reason, source_order_id)
  select $1::text, $2::integer, ${dayStart(`(${dayOf('now()')} + $3::integer + 1)`)}, 1, true,
    a.id, case when a.id is null then $5::text else '' end,
    case when a.id is null then $6::text else '' end, $7::text, $8::integer
  from (select (select id from users where id = $4::integer) as id) a
  on conflict (source_order_id, reason) where source_order_id is not null do nothing
  returning id, code, ends_at as "expiresAt"`;

const ISSUED = `
  select id, code, ends_at as "expiresAt" from coupons where source_order_id = $1 and reason = $2`;

/** SQL of coupons that the shop issues by itself. */
@Injectable()
export class IssuedCouponsQueries {
  /** Inserts a coupon for an order and a reason, or returns the one that there is. */
  async issue(manager: EntityManager, code: string, issue: CouponIssue): Promise<IssuedCoupon> {
    const { amountFils, shopperId, validDays, reason, sourceOrderId } = issue;
    const contact = [issue.email?.toLowerCase() ?? '', issue.phone ?? ''];
    const values = [code, amountFils, validDays, shopperId, ...contact, reason, sourceOrderId];
    const rows: IssuedCoupon[] = await manager.query(ISSUE, values);
    const [issued = await this.issued(manager, issue)] = rows;
    return issued;
  }

  private async issued(
    manager: EntityManager,
    { sourceOrderId, reason }: CouponIssue,
  ): Promise<IssuedCoupon> {
    const rows: IssuedCoupon[] = await manager.query(ISSUED, [sourceOrderId, reason]);
    const [issued] = rows;
    if (!issued) throw new Error('A coupon that exists was not found.');
    return issued;
  }
}
