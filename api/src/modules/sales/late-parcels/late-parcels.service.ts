import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { dubaiDay, toAed, toFils } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import { Conflict } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { changesOf } from '../../back-office/audit/changes.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import { CouponIssuer } from '../coupons/coupon-issuer.service.js';
import { MailsService } from '../mails/mails.service.js';
import type { Order } from '../order-core/order.entity.js';
import { DeliveredParcel } from './delivered-parcel.entity.js';
import { LateParcelRule, RULE_ID, type StoredRule } from './late-parcel-rule.entity.js';
import type {
  LateParcelRuleDto,
  LateParcelsDto,
  LateParcelsQueryDto,
  LateWeeksDto,
} from './late-parcel.dto.js';
import { LateParcelsQueries } from './late-parcels.queries.js';

/** Weeks of the report. */
const WEEKS = 12;
/** Days for which a coupon is valid. */
const COUPON_DAYS = 90;
/** Until staff change it: 20 AED. */
const DEFAULTS: StoredRule = { version: 0, enabled: true, couponFils: 2000 };

/** Keeps the promised day of delivery: a parcel that arrives later makes a coupon. */
@Injectable()
export class LateParcelsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: LateParcelsQueries,
    private readonly coupons: CouponIssuer,
    private readonly mails: MailsService,
  ) {}

  /**
   * Records the delivery of a locked order. The first record decides: if it is later than promised, the shopper gets a
   * coupon and a mail about it; later events change nothing.
   */
  async delivered(manager: EntityManager, order: Order, at: Date = new Date()): Promise<void> {
    const { id, deliverBy, email, phone } = order;
    if (deliverBy === null) return;
    const deliveredOn = dubaiDay(at);
    if (!(await this.queries.add(manager, id, deliverBy, deliveredOn))) return;
    const hasShopper = order.withoutAccountSince === null || email !== '' || phone !== '';
    if (deliveredOn <= deliverBy || !hasShopper) return;
    const { enabled, couponFils } = await this.ruleIn(manager);
    if (!enabled) return;
    const {
      id: couponId,
      code,
      expiresAt,
    } = await this.coupons.issue(manager, {
      kind: 'amount',
      amountFils: couponFils,
      shopperId: order.withoutAccountSince === null ? order.userId : null,
      email,
      phone,
      validDays: COUPON_DAYS,
      reason: 'late_parcel',
      sourceOrderId: id,
    });
    await manager.update(DeliveredParcel, id, { couponCode: code, couponFils });
    // Recorded only if staff marked the parcel as delivered.
    await writeAudit(manager, {
      action: 'added',
      subject: 'coupons',
      subjectId: couponId,
      label: code,
      changes: { amountFils: { from: null, to: couponFils } },
    });
    await this.mails.toShopper(manager, order, 'late-parcel', {
      amountFils: couponFils,
      code,
      lastDay: dubaiDay(new Date(expiresAt.getTime() - 1)),
    });
  }

  async rule(): Promise<LateParcelRuleDto> {
    return toDto(await this.ruleIn(this.db.manager));
  }

  /** Replaces the rule; rejected if it was changed since `version` was read. */
  async change({ version, enabled, coupon }: LateParcelRuleDto): Promise<LateParcelRuleDto> {
    return this.db.transaction(async (manager) => {
      const before = await this.queries.lockRule(manager, DEFAULTS);
      if (before.version !== version)
        throw new Conflict('changed_meanwhile', msg('settings.changedMeanwhile'));
      const next = { enabled, couponFils: toFils(coupon), version: version + 1 };
      await manager.update(LateParcelRule, RULE_ID, next);
      await writeAudit(manager, {
        action: 'changed',
        subject: 'settings',
        subjectId: RULE_ID,
        changes: changesOf<StoredRule>(before, next),
      });
      return toDto(next);
    });
  }

  async weeks(): Promise<LateWeeksDto> {
    return { weeks: await this.queries.weeks(WEEKS) };
  }

  async late({ page = 1, limit = 20 }: LateParcelsQueryDto): Promise<LateParcelsDto> {
    const [parcels, total] = await Promise.all([
      this.queries.late(limit, (page - 1) * limit),
      this.queries.lateCount(),
    ]);
    return { parcels, total, page, limit };
  }

  private async ruleIn(manager: EntityManager): Promise<StoredRule> {
    return (await this.queries.rule(manager)) ?? DEFAULTS;
  }
}

const toDto = ({ version, enabled, couponFils }: StoredRule): LateParcelRuleDto => ({
  version,
  enabled,
  coupon: toAed(couponFils),
});
