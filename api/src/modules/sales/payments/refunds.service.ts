import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { toAedText, type Fils } from '@shop/shop-rules';
import { In, IsNull, Not, type DataSource, type EntityManager } from 'typeorm';
import { pausedBy } from '../../../platform/gateways/breakers.js';
import { CardPaymentGateway } from '../../../platform/gateways/card-payment/card-payment.gateway.js';
import type { Outcome } from '../../../platform/outbox/outbox-worker.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Timeouts } from '../../../platform/config/timeouts.js';
import { MailsService } from '../mails/mails.service.js';
import type { CashMethod } from '../order-core/cash-method.js';
import type { Order } from '../order-core/order.entity.js';
import { RefundLine } from '../order-core/refund-line.entity.js';
import { Refund } from '../order-core/refund.entity.js';
import { PROVIDER, transitionOrder, writeEvent, type Cause } from '../order-core/transition.js';
import { lockPayment, transitionPayment } from '../order-core/payment-transition.js';
import { Payment } from '../order-core/payment.entity.js';
import { PaymentsQueries } from './payments.queries.js';
import { expectedAtProvider, refundedAtProvider, refundKey } from './refund-sums.js';
import { MessageError, messageOf } from '../../../platform/i18n/message-error.js';
import { msg, storedMessage, type Message } from '../../../platform/i18n/message.js';
import { textOf } from '../../../platform/i18n/translate.js';

/** Number of attempts before a refund needs a decision; with backoff this takes ten minutes. */
const MOST_TRIES = 10;

/** A retry is useless: the provider refused, or does not report whether it made the refund. */
class RefundNeedsDecision extends MessageError {}

/** How a refund was made, and by whom. */
interface RefundBooking {
  way: 'card' | CashMethod;
  /** Reference of a transfer outside the provider. */
  reference?: string;
  cause: Cause;
}
const BY_PROVIDER: RefundBooking = { way: 'card', cause: PROVIDER };

/** Gives money back once, however often it is tried. */
@Injectable()
export class RefundsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly gateway: CardPaymentGateway,
    private readonly queries: PaymentsQueries,
    private readonly outbox: Outbox,
    private readonly mails: MailsService,
    private readonly timeouts: Timeouts,
  ) {}

  /** Makes the pending refund of a payment; `failures` is the number of earlier attempts. */
  async refund(paymentId: number, failures = 0): Promise<Outcome> {
    const payment = await this.db.manager.findOneByOrFail(Payment, { id: paymentId });
    if (payment.state !== 'refund_pending') return 'done';
    try {
      return await this.attempt(payment);
    } catch (error) {
      const isOver = error instanceof RefundNeedsDecision || failures + 1 >= MOST_TRIES;
      if (!isOver || pausedBy(error)) throw error;
      await this.fail(payment, messageOf(error));
      return 'done';
    }
  }

  private async attempt(payment: Payment): Promise<Outcome> {
    const { id, agRef, refundFils, refundReason, refundSentAt } = payment;
    if (refundSentAt) {
      const earlier = await this.earlier(payment);
      if (earlier === 'arrived') return this.complete(payment);
      if (earlier === 'pending') return { againIn: this.timeouts.refundEnquiryInterval };
    }
    const sendBefore = Date.now() + this.timeouts.cardTimeout;
    await this.db.manager.update(Payment, id, { refundSentAt: new Date() });
    const answer = await this.gateway.refund(agRef, refundFils, refundReason, sendBefore);
    if (answer.outcome === 'refunded') return this.complete(payment);
    if (answer.outcome === 'pending') return { againIn: this.timeouts.refundEnquiryInterval };
    // This attempt certainly changed nothing; the outcome of an earlier one is as unclear as before.
    await this.db.manager.update(Payment, id, { refundSentAt });
    throw new RefundNeedsDecision(msg('cardGateway.refundRefused', { reason: answer.reason }));
  }

  /** Result of an attempt whose response was lost. */
  private async earlier(payment: Payment): Promise<'arrived' | 'pending' | 'not_arrived'> {
    const result = await this.gateway.enquire(payment.orderNo);
    if (!result?.refunds) {
      // The provider rejects a second full refund, but not a second partial one.
      if (payment.refundFils === payment.amountFils) return 'not_arrived';
      throw new RefundNeedsDecision(msg('cardGateway.refundsUnreported'));
    }
    return expectedAtProvider(payment, result.refunds);
  }

  /** Marks the refund as needing a decision and notifies staff. */
  async fail(stored: Payment, problem: Message): Promise<void> {
    await this.db.transaction(async (manager) => {
      const { order, payment } = await lockPayment(manager, stored);
      if (payment.refundRound !== stored.refundRound) return;
      const why = { ...PROVIDER, why: problem };
      const failed = { refundProblem: textOf(problem), refundFailedAt: new Date() };
      if (!(await transitionPayment(manager, payment, 'refund_failed', why, failed))) return;
      const alert = {
        subject: `A refund needs a decision (${order.operationId})`,
        text: `AED ${toAedText(payment.refundFils)} did not go back. ${textOf(problem)}`,
        path: `/dashboard/orders/${order.operationId}`,
      };
      await this.mails.toOps(`refund-failed:${refundKey(payment)}`, alert, manager);
    });
  }

  /** Retries a failed refund; false if the payment has none. The payment's order is locked. */
  async retry(manager: EntityManager, payment: Payment, cause: Cause): Promise<boolean> {
    const refundRound = payment.refundRound + 1;
    const changes = { refundRound, refundProblem: '', refundFailedAt: null };
    if (!(await transitionPayment(manager, payment, 'refund_retried', cause, changes)))
      return false;
    await this.outbox.close(manager, refundKey(payment));
    const key = refundKey({ ...payment, refundRound });
    await this.outbox.put(manager, 'payment.refund', key, { paymentId: payment.id });
    return true;
  }

  /** The provider has made the refund. */
  async complete(stored: Payment): Promise<Outcome> {
    await this.db.transaction(async (manager) => {
      const { order, payment } = await lockPayment(manager, stored);
      if (payment.refundedFils === stored.refundedFils)
        await this.book(manager, order, payment, BY_PROVIDER);
    });
    return 'done';
  }

  /** Records a refund of a payment of a locked order, once, by whatever means it was made. */
  async book(
    manager: EntityManager,
    order: Order,
    payment: Payment,
    { way, reference = '', cause }: RefundBooking,
  ): Promise<boolean> {
    const { id: paymentId, orderId, refundFils } = payment;
    const refundedFils = payment.refundedFils + refundFils;
    const outside = way === 'card' ? 0 : refundFils;
    const whole = refundedFils === payment.amountFils;
    const event = whole ? 'refunded' : 'partly_refunded';
    const changed = await transitionPayment(manager, payment, event, cause, {
      refundedFils,
      refundFils: 0,
      refundProblem: '',
      refundFailedAt: null,
      refundOutsideFils: payment.refundOutsideFils + outside,
    });
    if (!changed) return false;
    const booked = { orderId, paymentId, way, reference, amountFils: refundFils };
    const refundId = Number((await manager.insert(Refund, booked)).identifiers[0]?.['id']);
    await manager.update(RefundLine, { paymentId, refundId: IsNull() }, { refundId });
    if (!(await this.isPaidOtherwise(manager, payment)))
      await transitionOrder(manager, order, event, cause);
    await this.mails.toShopper(manager, order, 'order-refunded', {
      part: `${paymentId}-${refundedFils}`,
      amountFils: refundFils,
      refundId,
      way,
    });
    return true;
  }

  /** Whether another attempt has paid the order: then this was a double payment. */
  private isPaidOtherwise(manager: EntityManager, { id, orderId }: Payment): Promise<boolean> {
    const state = In(['captured', 'partially_refunded']);
    return manager.existsBy(Payment, { orderId, id: Not(id), state });
  }

  /** Enquires whether the provider made a refund that had failed or was paid otherwise. */
  async watch(paymentId: number): Promise<void> {
    const stored = await this.db.manager.findOneByOrFail(Payment, { id: paymentId });
    await this.queries.countEnquiry(paymentId);
    const result = await this.gateway.enquire(stored.orderNo);
    if (!result?.refunds) return;
    const { doneFils } = result.refunds;
    if (stored.state === 'refund_failed') {
      if (expectedAtProvider(stored, result.refunds) === 'arrived') await this.complete(stored);
      return;
    }
    if (doneFils > refundedAtProvider(stored)) await this.bookExtra(stored, doneFils);
  }

  /** The provider has made a refund that was also paid otherwise: notifies staff of the double refund. */
  private async bookExtra(stored: Payment, doneFils: Fils): Promise<void> {
    await this.db.transaction(async (manager) => {
      const { order, payment } = await lockPayment(manager, stored);
      const amountFils = doneFils - refundedAtProvider(payment);
      if (payment.state === 'refund_pending' || amountFils <= 0) return;
      const { id: paymentId, orderId, state } = payment;
      const refundExtraFils = payment.refundExtraFils + amountFils;
      await manager.update(Payment, paymentId, { refundExtraFils });
      await manager.insert(Refund, { orderId, paymentId, way: 'card', amountFils });
      const why = msg('cardGateway.returnedAsWell', { amount: toAedText(amountFils) });
      const cause = { ...PROVIDER, why };
      await writeEvent(manager, 'payment', orderId, 'refund_twice', state, state, cause);
      const alert = {
        subject: `Money went back twice (${order.operationId})`,
        text: textOf(why),
        path: `/dashboard/orders/${order.operationId}`,
      };
      await this.mails.toOps(`refund-twice:${paymentId}:${refundExtraFils}`, alert, manager);
    });
  }

  /** Marks refunds with a dead outbox message as needing a decision, and enquires about those that may have been made. */
  async sweep(afterMs: number): Promise<void> {
    for (const { id, error } of await this.queries.abandonedRefunds()) {
      const payment = await this.db.manager.findOneByOrFail(Payment, { id });
      await this.fail(payment, storedMessage(error));
    }
    for (const { id, enquiries } of await this.queries.dueForRefundWatch(afterMs)) {
      const key = `payment-enquire:${id}:${enquiries}`;
      await this.outbox.put(this.db.manager, 'payment.enquire', key, { paymentId: id });
    }
  }
}
