import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { COUPON_CODE, couponCode, toFils } from '@shop/shop-rules';
import { Not, type DataSource, type EntityManager } from 'typeorm';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/problem.js';
import { msg, type Message } from '../../../platform/i18n/message.js';
import { changesOf } from '../../back-office/audit/changes.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import { NOW } from '../order-core/transition.js';
import type {
  ChangeCouponDto,
  CouponDto,
  CouponInputDto,
  CouponListQueryDto,
  CouponPageDto,
  CouponUsesDto,
} from './coupon.dto.js';
import { CouponUse } from './coupon-use.entity.js';
import { Coupon } from './coupon.entity.js';
import { CouponsQueries } from './coupons.queries.js';

const PAGE = 20;

type CouponFields = Pick<
  Coupon,
  | 'code'
  | 'amountFils'
  | 'percent'
  | 'target'
  | 'minimumFils'
  | 'endsAt'
  | 'maxUses'
  | 'maxUsesPerShopper'
  | 'isPersonal'
  | 'userId'
  | 'note'
> & { startsAt: Date | undefined };

/** Coupons as staff manage them. */
@Injectable()
export class CouponsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: CouponsQueries,
  ) {}

  /** A page of coupons, the newest first; a search finds those of either source. */
  async page(query: CouponListQueryDto): Promise<CouponPageDto> {
    const { page = 1, limit = PAGE, state = null, source = 'added', search = '' } = query;
    if (search) {
      const coupons = await this.queries.search(search, limit);
      return { coupons, total: coupons.length, page: 1, limit };
    }
    const wanted = { isIssued: source === 'issued', state, limit, offset: (page - 1) * limit };
    const [coupons, total] = await Promise.all([
      this.queries.page(wanted),
      this.queries.count(wanted),
    ]);
    return { coupons, total, page, limit };
  }

  async one(id: number): Promise<CouponDto> {
    const coupon = await this.queries.one(id);
    if (!coupon) throw new NotFound(msg('coupon.notFound'));
    return coupon;
  }

  async uses(id: number, page: number): Promise<CouponUsesDto> {
    await this.one(id);
    const [uses, total] = await Promise.all([
      this.queries.uses(id, PAGE, (page - 1) * PAGE),
      this.queries.countUses(id),
    ]);
    return { uses, total, page, limit: PAGE };
  }

  async add(input: CouponInputDto): Promise<CouponDto> {
    return this.one(await this.db.transaction((manager) => this.addIn(manager, input)));
  }

  /** Adds a coupon in a transaction of the caller and returns its id. */
  async addIn(manager: EntityManager, input: CouponInputDto): Promise<number> {
    const { startsAt, ...fields } = await this.fieldsOf(manager, input);
    const { identifiers } = await manager.insert(Coupon, {
      ...fields,
      ...(startsAt && { startsAt }),
    });
    const subjectId: number = identifiers[0]?.['id'];
    await writeAudit(manager, {
      action: 'added',
      subject: 'coupons',
      subjectId,
      label: fields.code,
    });
    return subjectId;
  }

  /** Changes a coupon for orders from now on; 409 if it has changed since the version was read. */
  async change(id: number, { version, ...input }: ChangeCouponDto): Promise<CouponDto> {
    await this.db.transaction(async (manager) => {
      const row = await this.locked(manager, id);
      if (row.version !== version) throw new Conflict('changed_meanwhile', msg('coupon.edited'));
      await this.changeIn(manager, row, input);
    });
    return this.one(id);
  }

  /** Changes a locked coupon in a transaction of the caller. */
  async changeIn(manager: EntityManager, row: Coupon, input: CouponInputDto): Promise<void> {
    const { startsAt = row.startsAt, ...fields } = await this.fieldsOf(manager, input, row);
    if (fields.maxUses !== null && fields.maxUses < row.uses)
      throw problemAt('maxUses', msg('coupon.belowUses', { uses: row.uses }));
    await this.save(manager, row, { ...fields, startsAt });
  }

  /** Deletes a coupon that no order has used, in a transaction of the caller. */
  async removeIn(manager: EntityManager, id: number): Promise<void> {
    const { code } = await this.locked(manager, id);
    if (await manager.existsBy(CouponUse, { couponId: id }))
      throw new Conflict('in_use', msg('coupon.used'));
    await manager.delete(Coupon, { id });
    await writeAudit(manager, {
      action: 'deleted',
      subject: 'coupons',
      subjectId: id,
      label: code,
    });
  }

  /** Ends a coupon now; one that has ended stays as it is. */
  async end(id: number): Promise<CouponDto> {
    await this.db.transaction(async (manager) => {
      const { code, version } = await this.locked(manager, id);
      const state = await this.queries.stateOf(manager, id);
      if (state === 'ended') return;
      await manager.update(Coupon, id, {
        endsAt: NOW,
        // The end of one that has not begun is not before its start.
        ...(state === 'planned' && { startsAt: NOW }),
        version: version + 1,
      });
      await writeAudit(manager, {
        action: 'ended',
        subject: 'coupons',
        subjectId: id,
        label: code,
      });
    });
    return this.one(id);
  }

  private async save(manager: EntityManager, row: Coupon, fields: Partial<Coupon>): Promise<void> {
    const changes = changesOf<Partial<Coupon>>(row, fields);
    if (Object.keys(changes).length === 0) return;
    await manager.update(Coupon, row.id, { ...fields, version: row.version + 1 });
    await writeAudit(manager, {
      action: 'changed',
      subject: 'coupons',
      subjectId: row.id,
      label: fields.code ?? row.code,
      changes,
    });
  }

  /** A coupon whose uses and fields no other transaction changes until this one ends. */
  async locked(manager: EntityManager, id: number): Promise<Coupon> {
    await this.queries.lock(manager, id);
    const row = await manager.findOneBy(Coupon, { id });
    if (!row) throw new NotFound(msg('coupon.notFound'));
    return row;
  }

  /** The fields to store; rejects what breaks a rule, each at its field. */
  private async fieldsOf(
    manager: EntityManager,
    input: CouponInputDto,
    before?: Coupon,
  ): Promise<CouponFields> {
    const { amount, percent, target, minimum, maxUses, maxUsesPerShopper, note } = input;
    const code = couponCode(input.code);
    if (!COUPON_CODE.test(code)) throw problemAt('code', msg('coupon.codeFormat'));
    if ((amount === null) === (percent === null))
      throw problemAt(amount === null ? 'amount' : 'percent', msg('coupon.oneValue'));
    const startsAt = input.startsAt === null ? undefined : new Date(input.startsAt);
    const endsAt = input.endsAt === null ? null : new Date(input.endsAt);
    if (endsAt && endsAt <= (startsAt ?? before?.startsAt ?? new Date()))
      throw problemAt('endsAt', msg('coupon.endBeforeStart'));
    const others = { code, ...(before && { id: Not(before.id) }) };
    if (await manager.existsBy(Coupon, others)) throw taken();
    const shopper = input.shopper?.toLowerCase() ?? null;
    const userId = shopper === null ? null : await this.queries.accountOf(manager, shopper);
    if (userId === undefined) throw problemAt('shopper', msg('coupon.shopperUnknown'));
    return {
      code,
      amountFils: amount === null ? null : toFils(amount),
      percent,
      target,
      minimumFils: toFils(minimum),
      startsAt,
      endsAt,
      maxUses,
      maxUsesPerShopper,
      // One whose account was deleted does not become a coupon for all.
      isPersonal: userId !== null || (before?.isPersonal === true && before.userId === null),
      userId,
      note,
    };
  }
}

const problemAt = (field: string, detail: Message): InvalidInput =>
  new InvalidInput(detail, [{ pointer: `#/${field}`, detail }]);

const taken = (): Conflict => {
  const detail = msg('coupon.codeTaken');
  return new Conflict('code_taken', detail, [{ pointer: '#/code', detail }]);
};
