import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { orderNumber, toAedText } from '@shop/shop-rules';
import { In, IsNull, Not, type DataSource, type EntityManager } from 'typeorm';
import type { Outcome } from '../../../platform/outbox/outbox-worker.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { MailsService } from '../mails/mails.service.js';
import type { CashMethod } from '../order-core/refund/cash-method.js';
import type { Order } from '../order-core/order.entity.js';
import { RefundLine } from '../order-core/refund/refund-line.entity.js';
import { Refund } from '../order-core/refund/refund.entity.js';
import { PROVIDER, transitionOrder, type Cause } from '../order-core/transition.js';
import { completeReturns } from '../order-core/return/return-transition.js';
import { lockPayment, transitionPayment } from '../order-core/payment/payment-transition.js';
import { Payment } from '../order-core/payment/payment.entity.js';
import { refundKey } from '../order-core/refund/refund-sums.js';
import type { Message } from '../../../platform/i18n/message.js';
import { textOf } from '../../../platform/i18n/translate.js';

/** How a refund was made, and by whom. */
interface RefundBooking {
  way: 'card' | CashMethod;
  /** Reference of a transfer outside the provider. */
  reference?: string;
  cause: Cause;
}
const BY_PROVIDER: RefundBooking = { way: 'card', cause: PROVIDER };

/** Records what became of a payment's refund: made, failed, or tried again. */
@Injectable()
export class RefundsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly mails: MailsService,
  ) {}

  /** Marks the refund as needing a decision and notifies staff. */
  async fail(stored: Payment, problem: Message): Promise<void> {
    await this.db.transaction(async (manager) => {
      const { order, payment } = await lockPayment(manager, stored);
      if (payment.refundRound !== stored.refundRound) return;
      const why = { ...PROVIDER, why: problem };
      const failed = { refundProblem: textOf(problem), refundFailedAt: new Date() };
      if (!(await transitionPayment(manager, payment, 'refund_failed', why, failed))) return;
      const alert = {
        subject: `A refund needs a decision (${orderNumber(order.id)})`,
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
    const isDuplicate = await this.isPaidOtherwise(manager, payment);
    const booked = { orderId, paymentId, way, reference, amountFils: refundFils, isDuplicate };
    const refundId = Number((await manager.insert(Refund, booked)).identifiers[0]?.['id']);
    await manager.update(RefundLine, { paymentId, refundId: IsNull() }, { refundId });
    await completeReturns(manager, refundId, cause);
    if (!isDuplicate) await transitionOrder(manager, order, event, cause);
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
}
