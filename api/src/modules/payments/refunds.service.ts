import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { In, Not, type DataSource, type EntityManager } from 'typeorm';
import { CardPaymentGateway } from '../../gateways/card-payment/card-payment.gateway.js';
import type { Outcome } from '../../outbox/outbox-worker.js';
import { FlowTimes } from '../../queues/flow-times.js';
import { MailsService } from '../mails/mails.service.js';
import { Refund } from '../orders/refund.entity.js';
import { PROVIDER, transitionOrder } from '../orders/transition.js';
import { lockPayment, transitionPayment } from './payment-transition.js';
import { Payment } from './payment.entity.js';

/** Gives money back once, however often it is tried. */
@Injectable()
export class RefundsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly gateway: CardPaymentGateway,
    private readonly mails: MailsService,
    private readonly times: FlowTimes,
  ) {}

  /** Carries out the refund a payment waits for. */
  async refund(paymentId: number): Promise<Outcome> {
    const payment = await this.db.manager.findOneByOrFail(Payment, { id: paymentId });
    if (payment.state !== 'refund_pending') return 'done';
    if (payment.refundSentAt) {
      const earlier = await this.earlier(payment);
      if (earlier === 'arrived') return this.complete(payment);
      if (earlier === 'pending') return { againIn: this.times.refundPause };
    }
    await this.db.manager.update(Payment, paymentId, { refundSentAt: new Date() });
    const answer = await this.gateway.refund(
      payment.agRef,
      payment.refundFils,
      payment.refundReason,
    );
    if (answer.outcome === 'refunded') return this.complete(payment);
    if (answer.outcome === 'pending') return { againIn: this.times.refundPause };
    throw new Error(`The card gateway refused the refund: ${answer.reason}`);
  }

  /** What became of a try whose answer was lost. */
  private async earlier(payment: Payment): Promise<'arrived' | 'pending' | 'not_arrived'> {
    const result = await this.gateway.enquire(payment.orderNo);
    const expected = payment.refundedFils + payment.refundFils;
    if (!result?.refunds) {
      // A whole refund cannot happen twice at the provider; a part could.
      if (expected === payment.amountFils && payment.refundedFils === 0) return 'not_arrived';
      throw new Error('The provider does not tell its refunds: a person has to look.');
    }
    const { doneFils, pendingFils } = result.refunds;
    if (doneFils >= expected) return 'arrived';
    return doneFils + pendingFils >= expected ? 'pending' : 'not_arrived';
  }

  /** The money has gone back. */
  async complete(known: Payment): Promise<Outcome> {
    await this.db.transaction(async (manager) => {
      const { order, payment } = await lockPayment(manager, known);
      const refundedFils = payment.refundedFils + payment.refundFils;
      const whole = refundedFils === payment.amountFils;
      const changed = await transitionPayment(
        manager,
        payment,
        whole ? 'refunded' : 'partly_refunded',
        PROVIDER,
        { refundedFils, refundFils: 0 },
      );
      if (!changed) return;
      const { orderId, refundFils } = payment;
      await manager.insert(Refund, { orderId, way: 'card', amountFils: refundFils });
      if (!(await this.isPaidOtherwise(manager, payment)))
        await transitionOrder(manager, order, whole ? 'refunded' : 'partly_refunded', PROVIDER);
      await this.mails.aboutOrder(manager, order, 'order-refunded', {
        part: `${payment.id}-${refundedFils}`,
        amountFils: refundFils,
      });
    });
    return 'done';
  }

  /** Whether another attempt has paid the order: what goes back then came twice. */
  private isPaidOtherwise(manager: EntityManager, { id, orderId }: Payment): Promise<boolean> {
    const state = In(['captured', 'partially_refunded']);
    return manager.existsBy(Payment, { orderId, id: Not(id), state });
  }
}
