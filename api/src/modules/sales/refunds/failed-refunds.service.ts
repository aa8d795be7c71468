import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { CardGatewayDown } from '../../../platform/gateways/card-payment/card-client.js';
import { CardPaymentGateway } from '../../../platform/gateways/card-payment/card-payment.gateway.js';
import { Conflict } from '../../../platform/http/problem.js';
import { Timeouts } from '../../../platform/config/timeouts.js';
import { Payment } from '../order-core/payment/payment.entity.js';
import { expectedAtProvider } from '../order-core/refund/refund-sums.js';
import { RefundsService } from './refunds.service.js';
import type { CloseExtraRefundDto, SettleRefundDto } from './refund.dto.js';
import { OrderReader, actorOf, type Caller } from '../orders/read/order-reader.js';
import { Refund } from '../order-core/refund/refund.entity.js';
import { lockOrder, writeEvent } from '../order-core/transition.js';
import { refuseOtherReason } from '../order-core/refuse-other-reason.js';
import { msg } from '../../../platform/i18n/message.js';

const NOTHING_FAILED = msg('refund.noneFailed');

/** Resolves failed and double refunds. */
@Injectable()
export class FailedRefundsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly reader: OrderReader,
    private readonly refunds: RefundsService,
    private readonly gateway: CardPaymentGateway,
    private readonly timeouts: Timeouts,
  ) {}

  /** Retries the order's failed refunds at the card gateway; while one is pending this changes nothing. */
  async retry(operationId: string, caller: Caller): Promise<void> {
    const { id } = await this.reader.ownRow(operationId, caller);
    await this.db.transaction(async (manager) => {
      await lockOrder(manager, id);
      const cause = { actor: actorOf(caller) };
      let isUnderWay = false;
      for (const payment of await manager.findBy(Payment, { orderId: id })) {
        const isRetried = await this.refunds.retry(manager, payment, cause);
        isUnderWay ||= isRetried || payment.state === 'refund_pending';
      }
      if (!isUnderWay) throw new Conflict('no_failed_refund', NOTHING_FAILED);
    });
  }

  /**
   * Records that staff have paid a failed refund outside the card gateway. The gateway is queried first, so that money
   * it has returned, or is about to return, is not recorded twice. Once per order and reference.
   */
  async settle(
    operationId: string,
    caller: Caller,
    { reference, reason = '', way = 'bank' }: SettleRefundDto,
  ): Promise<void> {
    const { id: orderId } = await this.reader.ownRow(operationId, caller);
    const { manager } = this.db;
    if (await manager.existsBy(Refund, { orderId, reference })) return;
    const existing = await this.failed(manager, orderId);
    if (existing) await this.refuseIfReturned(existing);
    await this.db.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      if (await transaction.existsBy(Refund, { orderId, reference })) return;
      const payment = await this.failed(transaction, orderId);
      if (!payment) throw new Conflict('no_failed_refund', NOTHING_FAILED);
      const details = [reference, reason].filter((part) => part).join('. ');
      const why = msg(way === 'bank' ? 'history.byBank' : 'history.inCash', { why: details });
      const cause = { actor: actorOf(caller), why };
      await this.refunds.book(transaction, order, payment, { way, reference, cause });
    });
  }

  /** The order's oldest refund that needs a decision. */
  private failed(manager: EntityManager, orderId: number): Promise<Payment | null> {
    return manager.findOne(Payment, {
      where: { orderId, state: 'refund_failed' },
      order: { id: 'ASC' },
    });
  }

  /** If the gateway does not respond or does not report refunds, staff decide. */
  private async refuseIfReturned(payment: Payment): Promise<void> {
    const refunds = await this.gateway
      .enquire(payment.orderNo, this.timeouts.returnEnquiryTimeout)
      .then((result) => result?.refunds)
      .catch((error: unknown) => {
        if (!(error instanceof CardGatewayDown)) throw error;
        return undefined;
      });
    const outcome = refunds && expectedAtProvider(payment, refunds);
    if (outcome === 'pending') throw new Conflict('refund_under_way', msg('refund.stillUnderWay'));
    if (outcome !== 'arrived') return;
    await this.refunds.complete(payment);
    throw new Conflict('refund_arrived', msg('refund.madeAfterAll'));
  }

  /** Marks a double refund as settled; repeating it changes nothing, another reason is rejected. */
  async closeExtra(
    operationId: string,
    caller: Caller,
    { reason }: CloseExtraRefundDto,
  ): Promise<void> {
    const { id: orderId } = await this.reader.ownRow(operationId, caller);
    await this.db.transaction(async (manager) => {
      await lockOrder(manager, orderId);
      const payments = await manager.findBy(Payment, { orderId });
      const open = payments.filter((each) => each.refundExtraFils !== each.refundExtraClosedFils);
      if (open.length === 0)
        return refuseOtherReason(manager, { orderId, event: 'extra_closed' }, reason);
      for (const { id, state, refundExtraFils } of open) {
        await manager.update(Payment, id, { refundExtraClosedFils: refundExtraFils });
        const cause = { actor: actorOf(caller), why: reason };
        await writeEvent(manager, 'payment', orderId, 'extra_closed', state, state, cause);
      }
    });
  }
}
