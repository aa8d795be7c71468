import type { INestApplicationContext } from '@nestjs/common';
import { toAedText } from '@shop/shop-rules';
import { DataSource } from 'typeorm';
import { Env } from '../../../platform/config/env.js';
import { AramexError } from '../../../platform/gateways/aramex/aramex-error.js';
import type { TrackingUpdate } from '../../../platform/gateways/aramex/aramex.gateway.js';
import type { CardOutcome } from '../../../platform/gateways/card-payment/card-result.js';
import type { Order } from '../../../modules/sales/order-core/order.entity.js';
import type { OrderState } from '../../../modules/sales/order-core/order-machine.js';
import { CashDecisionsService } from '../../../modules/sales/cash-desk/cash-decisions.service.js';
import { OrderRefundsService } from '../../../modules/sales/refunds/order-refunds.service.js';
import { OrdersService } from '../../../modules/sales/orders/orders.service.js';
import { SYSTEM } from '../../../modules/sales/order-core/transition.js';
import { Payment } from '../../../modules/sales/order-core/payment/payment.entity.js';
import { PaymentsService } from '../../../modules/sales/payments/payments.service.js';
import { RefundsService } from '../../../modules/sales/refunds/refunds.service.js';
import { ShipmentCreator } from '../../../modules/sales/shipments/shipment-creator.service.js';
import { Shipment } from '../../../modules/sales/order-core/shipment/shipment.entity.js';
import { ShipmentRequestsService } from '../../../modules/sales/shipments/shipment-requests.service.js';
import { TrackingService } from '../../../modules/sales/shipments/tracking.service.js';
import type { DemoOrder } from './demo-order.js';
import { msg, storedMessage } from '../../../platform/i18n/message.js';

const ADMIN = { kind: 'staff', id: 1 } as const;
const UPDATES: Partial<Record<OrderState, string[]>> = {
  shipped: ['Picked Up From Shipper'],
  delivered: ['Picked Up From Shipper', 'Out for Delivery', 'Delivered'],
  refunded: ['Picked Up From Shipper', 'Out for Delivery', 'Delivered'],
  returned: ['Picked Up From Shipper', 'Returned to Shipper'],
};
/** Time between two events of a parcel. */
const STEP_MS = 7_200_000;
const LOCAL = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Moves placed demo orders through their states with the shop's own services. */
export class DemoOrderLife {
  private readonly manager;
  private readonly refunds;

  constructor(private readonly app: INestApplicationContext) {
    this.manager = app.get(DataSource).manager;
    this.refunds = app.get(RefundsService);
  }

  /** Moves a placed order to the state; with a problem, to a failed refund. */
  async lead(
    order: Order,
    { state, refundProblem }: Pick<DemoOrder, 'state' | 'refundProblem'>,
  ): Promise<void> {
    const isCard = order.paymentMethod === 'card';
    if (state === 'payment_failed') return this.pay(order, 'failed');
    if (state === 'pending_payment' || state === 'expired') return;
    if (isCard) await this.pay(order, 'successful');
    if (state === 'cancelled') return this.cancel(order);
    if (state === 'paid' || state === 'cod_pending' || state === 'cod_confirmed') return;
    await this.app.get(ShipmentRequestsService).shipAnyway(order.id, SYSTEM);
    if (state === 'shipment_pending') return;
    await this.ship(order);
    await this.follow(order, UPDATES[state] ?? []);
    if (state === 'refunded' && isCard)
      await this.refunds.complete(await this.refund(order, 'Arrived damaged.'));
    if (refundProblem)
      await this.refunds.fail(
        await this.refund(order, 'Came back unopened.'),
        storedMessage(refundProblem),
      );
  }

  /** Decides about an order that waits for a call, and moves it to its state. */
  async call(order: Order, demo: Pick<DemoOrder, 'state' | 'refundProblem' | 'noAnswers'>) {
    const { operationId } = order;
    const calls = this.app.get(CashDecisionsService);
    if (demo.state === 'cod_pending') {
      for (let version = 0; version < demo.noAnswers; version += 1)
        await calls.noAnswer(operationId, version, ADMIN.id);
      return;
    }
    if (demo.state === 'cancelled') {
      await calls.cancel(operationId, { version: 0, reasonCode: 'declined' }, ADMIN.id);
      return;
    }
    await calls.confirm(operationId, 0, ADMIN.id);
    await this.lead(order, demo);
  }

  /** A simulated response of the card gateway. */
  private async pay(order: Order, outcome: CardOutcome): Promise<void> {
    const payment = await this.manager.findOneByOrFail(Payment, { orderId: order.id });
    const { orderNo } = payment;
    const isPaid = outcome === 'successful';
    await this.app.get(PaymentsService).apply(
      payment,
      {
        merchantId: this.app.get(Env).CARD_MERCHANT_ID,
        orderNo,
        amountText: toAedText(order.totalFils),
        amountFils: order.totalFils,
        country: 'ARE',
        currency: 'AED',
        agRef: `demo${orderNo}`,
        pgRef: `demo${orderNo}`,
        statusText: isPaid ? 'Successful' : 'Failed',
        outcome,
        code: isPaid ? '00000' : '00051',
      },
      'enquiry',
    );
  }

  /** The local carrier creates the shipment and its label; without the carrier the waybill is generated. */
  private async ship({ id: orderId }: Order): Promise<void> {
    const creator = this.app.get(ShipmentCreator);
    const { id } = await this.manager.findOneByOrFail(Shipment, { orderId });
    try {
      if (!LOCAL.has(new URL(this.app.get(Env).CARRIER_BASE_URL).hostname))
        throw new AramexError('not_created', msg('carrier.paused'));
      await creator.create(id);
      await creator.fetchLabel(id);
    } catch (error) {
      if (!(error instanceof AramexError)) throw error;
    }
    const shipment = await this.manager.findOneByOrFail(Shipment, { id });
    if (shipment.awb) return;
    await this.manager.update(Shipment, id, { state: 'creating' });
    await creator.created(shipment, { awb: String(90_000_000_000 + id), labelUrl: '' });
  }

  private async follow({ id: orderId, city }: Order, texts: string[]): Promise<void> {
    const shipment = await this.manager.findOneByOrFail(Shipment, { orderId });
    const updates: TrackingUpdate[] = texts.map((text, index) => ({
      code: '',
      text,
      at: new Date(shipment.createdAt.getTime() + index * STEP_MS),
      place: index === 0 ? 'Dubai' : city,
    }));
    await this.app.get(TrackingService).follow(shipment, updates.reverse());
  }

  private async cancel({ id: orderId, operationId }: Order): Promise<void> {
    await this.app.get(OrdersService).cancel(operationId, ADMIN, 'Changed their mind.');
    const payment = await this.manager.findOneBy(Payment, { orderId });
    if (payment) await this.refunds.complete(payment);
  }

  /** Requests a refund of the full amount; returns the payment. */
  private async refund({ id: orderId, operationId }: Order, reason: string): Promise<Payment> {
    await this.app.get(OrderRefundsService).refund(operationId, ADMIN, { reason });
    return this.manager.findOneByOrFail(Payment, { orderId });
  }
}
