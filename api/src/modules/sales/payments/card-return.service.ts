import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CardPaymentGateway } from '../../../platform/gateways/card-payment/card-payment.gateway.js';
import type { CardResult } from '../../../platform/gateways/card-payment/card-result.js';
import { Timeouts } from '../../../platform/config/timeouts.js';
import { Order } from '../order-core/order.entity.js';
import { Payment } from '../order-core/payment/payment.entity.js';
import { PaymentEnquiriesService } from './payment-enquiries.service.js';
import { PaymentsService } from './payments.service.js';

/** Redirect after the card page. */
interface ReturnTarget {
  page: 'success' | 'failure';
  operationId: string | undefined;
}

/** Handles the shopper's return from the card page. */
@Injectable()
export class CardReturnService {
  private readonly logger = new Logger('CardReturn');

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly gateway: CardPaymentGateway,
    private readonly payments: PaymentsService,
    private readonly enquiries: PaymentEnquiriesService,
    private readonly timeouts: Timeouts,
  ) {}

  /** Stores the return, enquires at the provider and returns the redirect. */
  async receive(fields: Record<string, unknown>): Promise<ReturnTarget> {
    const result = this.gateway.readReturn(fields);
    if (!result || !this.gateway.isOurs(result)) return this.refuse('not sent by the card gateway');
    const payment = await this.db.manager.findOneBy(Payment, { orderNo: result.orderNo });
    if (!payment) return this.refuse('an unknown order number');
    await this.payments.apply(payment, result, 'return');
    await this.confirm(payment);
    const [{ state }, { operationId }] = await Promise.all([
      this.db.manager.findOneByOrFail(Payment, { id: payment.id }),
      this.db.manager.findOneByOrFail(Order, { id: payment.orderId }),
    ]);
    return { page: hasFailed(state, result) ? 'failure' : 'success', operationId };
  }

  /** Enquires now with a short timeout; otherwise the worker does. */
  private async confirm(payment: Payment): Promise<void> {
    try {
      await this.enquiries.enquire(payment.id, this.timeouts.returnEnquiryTimeout);
    } catch (error) {
      this.logger.warn(`Payment ${payment.orderNo} will be confirmed by a sweep: ${String(error)}`);
      await this.enquiries.enquireLater(payment);
    }
  }

  private refuse(why: string): ReturnTarget {
    this.logger.warn(`Rejected a return from the card page: ${why}`);
    return { page: 'failure', operationId: undefined };
  }
}

const FAILED = new Set(['failed', 'cancelled', 'expired', 'review']);

/** The provider's status decides; the return's own status only if the provider has none yet. */
const hasFailed = (state: Payment['state'], result: CardResult): boolean =>
  FAILED.has(state) ||
  (['created', 'redirected'].includes(state) &&
    (result.outcome === 'failed' || result.outcome === 'cancelled'));
