import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CardPaymentGateway } from '../../../platform/gateways/card-payment/card-payment.gateway.js';
import type { CardResult } from '../../../platform/gateways/card-payment/card-result.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Payment } from '../order-core/payment/payment.entity.js';
import { PaymentsQueries } from './payments.queries.js';
import { PaymentsService } from './payments.service.js';

/** Enquires at the provider about attempts whose result is not known. */
@Injectable()
export class PaymentEnquiriesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: PaymentsQueries,
    private readonly gateway: CardPaymentGateway,
    private readonly outbox: Outbox,
    private readonly payments: PaymentsService,
  ) {}

  /** Enquires about an attempt at the provider and applies the result; false if the provider has no such attempt. */
  async enquire(paymentId: number, limitMs?: number): Promise<boolean> {
    const payment = await this.db.manager.findOneByOrFail(Payment, { id: paymentId });
    const result = await this.ask(payment, limitMs);
    if (result) await this.payments.apply(payment, result, 'enquiry');
    return result !== undefined;
  }

  /** The provider's present result of an attempt; counts the enquiry. */
  async ask({ id, orderNo }: Payment, limitMs?: number): Promise<CardResult | undefined> {
    await this.queries.countEnquiry(id);
    return this.gateway.enquire(orderNo, limitMs);
  }

  /** Requests an enquiry by the worker, once per number of enquiries made. */
  enquireLater(payment: Pick<Payment, 'id' | 'enquiries'>): Promise<void> {
    const key = `payment-enquire:${payment.id}:${payment.enquiries}`;
    return this.outbox.put(this.db.manager, 'payment.enquire', key, { paymentId: payment.id });
  }

  /** Enquires again about attempts without a final result. */
  async sweep(afterMs: number, untilMs: number): Promise<void> {
    for (const due of await this.queries.dueForEnquiry(afterMs, untilMs))
      await this.enquireLater(due);
  }
}
