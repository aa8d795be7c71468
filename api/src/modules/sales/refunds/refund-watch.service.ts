import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { orderNumber, toAedText, type Fils } from '@shop/shop-rules';
import type { DataSource } from 'typeorm';
import { msg, storedMessage } from '../../../platform/i18n/message.js';
import { textOf } from '../../../platform/i18n/translate.js';
import { MailsService } from '../mails/mails.service.js';
import { lockPayment } from '../order-core/payment/payment-transition.js';
import { Payment } from '../order-core/payment/payment.entity.js';
import { Refund } from '../order-core/refund/refund.entity.js';
import { expectedAtProvider, refundedAtProvider } from '../order-core/refund/refund-sums.js';
import { PROVIDER, writeEvent } from '../order-core/transition.js';
import { PaymentEnquiriesService } from '../payments/payment-enquiries.service.js';
import { RefundsQueries } from './refunds.queries.js';
import { RefundsService } from './refunds.service.js';

/** Watches refunds that failed or were paid otherwise: the card gateway may make them after all. */
@Injectable()
export class RefundWatchService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: RefundsQueries,
    private readonly refunds: RefundsService,
    private readonly enquiries: PaymentEnquiriesService,
    private readonly mails: MailsService,
  ) {}

  /** Enquires whether the provider made a refund that had failed or was paid otherwise; false if there is none. */
  async watch(paymentId: number): Promise<boolean> {
    const stored = await this.db.manager.findOneByOrFail(Payment, { id: paymentId });
    const hasFailed = stored.state === 'refund_failed';
    if (!hasFailed && stored.refundOutsideFils === 0) return false;
    const refunds = (await this.enquiries.ask(stored))?.refunds;
    if (!refunds) return true;
    if (hasFailed) {
      if (expectedAtProvider(stored, refunds) === 'arrived') await this.refunds.complete(stored);
    } else if (refunds.doneFils > refundedAtProvider(stored))
      await this.bookExtra(stored, refunds.doneFils);
    return true;
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
      const twice = { orderId, paymentId, amountFils, isDuplicate: true };
      await manager.insert(Refund, { ...twice, way: 'card' });
      const why = msg('cardGateway.returnedAsWell', { amount: toAedText(amountFils) });
      const cause = { ...PROVIDER, why };
      await writeEvent(manager, 'payment', orderId, 'refund_twice', state, state, cause);
      const alert = {
        subject: `Money went back twice (${orderNumber(order.id)})`,
        text: textOf(why),
        path: `/dashboard/orders/${order.operationId}`,
      };
      await this.mails.toOps(`refund-twice:${paymentId}:${refundExtraFils}`, alert, manager);
    });
  }

  /** Marks refunds with a dead outbox message as needing a decision, and enquires about those that may have been made. */
  async sweep(afterMs: number): Promise<void> {
    for (const { id, error } of await this.queries.abandoned()) {
      const payment = await this.db.manager.findOneByOrFail(Payment, { id });
      await this.refunds.fail(payment, storedMessage(error));
    }
    for (const due of await this.queries.dueForWatch(afterMs))
      await this.enquiries.enquireLater(due);
  }
}
