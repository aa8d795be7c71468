import { Injectable } from '@nestjs/common';
import type { Fils } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import type { Message } from '../../../platform/i18n/message.js';
import { textOf } from '../../../platform/i18n/translate.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { transitionPayment } from '../order-core/payment/payment-transition.js';
import type { Payment } from '../order-core/payment/payment.entity.js';
import { refundKey } from '../order-core/refund/refund-sums.js';
import type { Cause } from '../order-core/transition.js';

/** Requests refunds of card payments; the worker makes them. */
@Injectable()
export class RefundRequestsService {
  constructor(private readonly outbox: Outbox) {}

  /** Requests a refund; false if there is nothing to refund. */
  async request(
    manager: EntityManager,
    payment: Payment,
    fils: Fils,
    reason: Message | string,
    cause: Cause,
  ): Promise<boolean> {
    const capturedAt = payment.capturedAt ?? new Date();
    const request = {
      refundFils: fils,
      refundReason: textOf(reason),
      refundSentAt: null,
      refundRound: 0,
    };
    const changes = { ...request, capturedAt };
    const why = { ...cause, why: reason };
    if (!(await transitionPayment(manager, payment, 'refund_requested', why, changes)))
      return false;
    const key = refundKey({ ...payment, refundRound: 0 });
    await this.outbox.put(manager, 'payment.refund', key, { paymentId: payment.id });
    return true;
  }
}
