import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { orderNumber, toAed } from '@shop/shop-rules';
import { IsNull, Not, type DataSource } from 'typeorm';
import { declineReasonOf } from '../../../platform/gateways/card-payment/decline-reason.js';
import { NotFound } from '../../../platform/http/problem.js';
import { Order } from '../order-core/order.entity.js';
import { Shipment } from '../order-core/shipment/shipment.entity.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { PaymentStatusDto } from './payment.dto.js';
import { leadingPayment } from '../order-core/payment/payment-finders.js';
import { msg } from '../../../platform/i18n/message.js';

/** Status for the page that waits for a payment. */
@Injectable()
export class PaymentStatusService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly attempts: PaymentAttemptsService,
  ) {}

  async of(operationId: string, userId: number): Promise<PaymentStatusDto> {
    const { manager } = this.db;
    const order = await manager.findOneBy(Order, { operationId, userId });
    if (!order) throw new NotFound(msg('order.notFound'));
    const [payment, payable, shipment] = await Promise.all([
      leadingPayment(manager, order.id),
      this.attempts.isPayable(manager, order),
      manager.findOne(Shipment, {
        where: { orderId: order.id, awb: Not(IsNull()) },
        order: { id: 'DESC' },
      }),
    ]);
    return {
      operationId,
      number: orderNumber(order.id),
      state: order.state,
      // For the shopper, a refund that needs a decision is pending.
      paymentState:
        payment?.state === 'refund_failed' ? 'refund_pending' : (payment?.state ?? null),
      declined: payment?.state === 'failed' ? declineReasonOf(payment.providerCode) : null,
      paymentMethod: order.paymentMethod,
      payable,
      total: toAed(order.totalFils),
      shipment: shipment?.awb ? { ID: shipment.awb, ShipmentLabel: { LabelURL: '' } } : null,
    };
  }
}
