import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Timeouts } from '../../../platform/config/timeouts.js';
import { pausedBy } from '../../../platform/gateways/breaker.js';
import { CardPaymentGateway } from '../../../platform/gateways/card-payment/card-payment.gateway.js';
import { MessageError, messageOf } from '../../../platform/i18n/message-error.js';
import { msg } from '../../../platform/i18n/message.js';
import type { Outcome } from '../../../platform/outbox/outbox-worker.js';
import { Payment } from '../order-core/payment/payment.entity.js';
import { expectedAtProvider } from '../order-core/refund/refund-sums.js';
import { RefundsService } from './refunds.service.js';

/** Number of attempts before a refund needs a decision; with backoff this takes ten minutes. */
const MOST_TRIES = 10;

/** A retry is useless: the provider refused, or does not report whether it made the refund. */
class RefundNeedsDecision extends MessageError {}

/** Makes refunds at the card gateway, each once, however often it is tried. */
@Injectable()
export class RefundAttemptsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly gateway: CardPaymentGateway,
    private readonly refunds: RefundsService,
    private readonly timeouts: Timeouts,
  ) {}

  /** Makes the pending refund of a payment; `failures` is the number of earlier attempts. */
  async make(paymentId: number, failures = 0): Promise<Outcome> {
    const payment = await this.db.manager.findOneByOrFail(Payment, { id: paymentId });
    if (payment.state !== 'refund_pending') return 'done';
    try {
      return await this.attempt(payment);
    } catch (error) {
      const isOver = error instanceof RefundNeedsDecision || failures + 1 >= MOST_TRIES;
      if (!isOver || pausedBy(error)) throw error;
      await this.refunds.fail(payment, messageOf(error));
      return 'done';
    }
  }

  private async attempt(payment: Payment): Promise<Outcome> {
    const { id, agRef, refundFils, refundReason, refundSentAt } = payment;
    if (refundSentAt) {
      const earlier = await this.earlier(payment);
      if (earlier === 'arrived') return this.refunds.complete(payment);
      if (earlier === 'pending') return { againIn: this.timeouts.refundEnquiryInterval };
    }
    const sendBefore = Date.now() + this.timeouts.cardTimeout;
    await this.db.manager.update(Payment, id, { refundSentAt: new Date() });
    const answer = await this.gateway.refund(agRef, refundFils, refundReason, sendBefore);
    if (answer.outcome === 'refunded') return this.refunds.complete(payment);
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
}
