import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { toFils } from '@shop/shop-rules';
import { IsNull, Not, type DataSource, type EntityManager } from 'typeorm';
import { Conflict } from '../../../platform/http/problem.js';
import type { PaymentEventName } from '../order-core/payment/payment-machine.js';
import { Payment } from '../order-core/payment/payment.entity.js';
import { PaymentsService } from '../payments/payments.service.js';
import { RefundRequestsService } from '../payments/refund-requests.service.js';
import type { Decision, ReviewPaymentDto } from './order-input.dto.js';
import { OrderEvent } from '../order-core/order-event.entity.js';
import { refuseOtherReason } from '../order-core/refuse-other-reason.js';
import { OrderReader, actorOf, type Caller } from './read/order-reader.js';
import { lockOrder, transitionOrder } from '../order-core/transition.js';
import { msg } from '../../../platform/i18n/message.js';

const EVENT_OF: Record<Decision, PaymentEventName> = {
  accept: 'accepted',
  refund: 'refund_requested',
};

/** Decides, once, about payments that did not match their order. */
@Injectable()
export class PaymentReviewService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly reader: OrderReader,
    private readonly payments: PaymentsService,
    private readonly refundRequests: RefundRequestsService,
  ) {}

  /** Accepts the payment for the order or refunds it. Repeating the decision changes nothing; another one is rejected. */
  async decide(operationId: string, caller: Caller, requested: ReviewPaymentDto): Promise<void> {
    const { decision, reason, amount } = requested;
    const { id } = await this.reader.ownRow(operationId, caller);
    const cause = { actor: actorOf(caller), why: reason };
    await this.db.transaction(async (manager) => {
      const order = await lockOrder(manager, id);
      const waiting = await manager.findBy(Payment, { orderId: id, state: 'review' });
      if (waiting.length === 0) return this.refuseUnless(manager, id, requested);
      for (const payment of waiting) {
        const amountFils = amount === undefined ? payment.amountFils : toFils(amount);
        await manager.update(Payment, payment.id, { amountFils });
        payment.amountFils = amountFils;
        if (decision === 'accept') await this.payments.accept(manager, order, payment, cause);
        else await this.refundRequests.request(manager, payment, amountFils, reason, cause);
      }
      if (decision === 'refund') await transitionOrder(manager, order, 'declined', cause);
    });
  }

  private async refuseUnless(
    manager: EntityManager,
    orderId: number,
    { decision, reason, amount }: ReviewPaymentDto,
  ): Promise<void> {
    const decided = { orderId, subject: 'payment', fromState: 'review' } as const;
    const last = await manager.findOne(OrderEvent, { where: decided, order: { id: 'DESC' } });
    if (last?.event !== EVENT_OF[decision])
      throw new Conflict('not_in_review', msg('payment.noneInReview'));
    await refuseOtherReason(manager, decided, reason);
    if (amount === undefined) return;
    const received = { orderId, amountFils: toFils(amount), capturedAt: Not(IsNull()) };
    if (!(await manager.existsBy(Payment, received)))
      throw new Conflict('changed_meanwhile', msg('payment.decidedMeanwhile'));
  }
}
