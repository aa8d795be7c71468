import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { In, Not, type DataSource, type EntityManager } from 'typeorm';
import { Conflict } from '../../../platform/http/problem.js';
import { SettingsService } from '../../content/settings/settings.service.js';
import { MailsService } from '../mails/mails.service.js';
import { leadingPayment, openPayments } from '../order-core/payment/payment-finders.js';
import { transitionPayment } from '../order-core/payment/payment-transition.js';
import type { Payment } from '../order-core/payment/payment.entity.js';
import { RefundRequestsService } from '../payments/refund-requests.service.js';
import { transitionShipment } from '../order-core/shipment/shipment-transition.js';
import { Shipment } from '../order-core/shipment/shipment.entity.js';
import { refuseOtherReason } from '../order-core/refuse-other-reason.js';
import { OrderReader, actorOf, type Caller } from './read/order-reader.js';
import { Order } from '../order-core/order.entity.js';
import { OrdersQueries } from './orders.queries.js';
import { StockService } from './stock.service.js';
import {
  SYSTEM,
  lockOrder,
  transitionCod,
  transitionOrder,
  type Cause,
} from '../order-core/transition.js';
import { msg, type Message } from '../../../platform/i18n/message.js';
import { textOf } from '../../../platform/i18n/translate.js';

const MINUTE_MS = 60_000;

/** Cancels and expires orders. */
@Injectable()
export class OrdersService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly reader: OrderReader,
    private readonly queries: OrdersQueries,
    private readonly stock: StockService,
    private readonly refundRequests: RefundRequestsService,
    private readonly mails: MailsService,
    private readonly settings: SettingsService,
  ) {}

  /** Cancels an order before hand-over: returns stock and refunds payments. Staff do not cancel for a second reason. */
  async cancel(operationId: string, caller: Caller, reason: Message | string): Promise<void> {
    const { id } = await this.reader.ownRow(operationId, caller);
    const cause = { actor: actorOf(caller), why: reason };
    await this.db.transaction(async (manager) => {
      const order = await lockOrder(manager, id);
      if (order.state === 'cancelled' && caller.kind === 'staff' && reason)
        await refuseOtherReason(
          manager,
          { orderId: id, subject: 'order', event: 'cancelled' },
          textOf(reason),
        );
      await this.cancelLocked(manager, order, cause);
    });
  }

  /** The same for an order that the caller's transaction has locked. */
  async cancelLocked(manager: EntityManager, order: Order, cause: Cause): Promise<void> {
    const { id } = order;
    if (order.state === 'cancelled') return;
    await this.voidShipment(manager, id, cause);
    if (!(await transitionOrder(manager, order, 'cancelled', cause))) refuse(order);
    await this.release(manager, order, cause);
    const payment = await leadingPayment(manager, id);
    if (payment) await this.payBack(manager, payment, cause);
    await this.mails.toShopper(manager, order, 'order-cancelled');
    const reason = textOf(cause.why ?? '');
    await this.mails.toSales(manager, order, 'order-cancelled', { reason });
  }

  private async payBack(manager: EntityManager, payment: Payment, cause: Cause): Promise<void> {
    const reason = cause.why || msg('order.cancelled');
    await this.refundRequests.request(manager, payment, payment.amountFils, reason, cause);
  }

  private async voidShipment(manager: EntityManager, orderId: number, cause: Cause): Promise<void> {
    const live = { orderId, state: Not(In(['rejected', 'voided'])) };
    const shipment = await manager.findOneBy(Shipment, live);
    if (!shipment) return;
    if (shipment.state === 'creating' || shipment.state === 'unknown')
      throw new Conflict('shipment_under_way', msg('order.parcelInRegistration'));
    await transitionShipment(manager, shipment, 'voided', cause);
  }

  private async release(manager: EntityManager, order: Order, cause: Cause): Promise<void> {
    await this.stock.giveBack(manager, order.id);
    await transitionCod(manager, order, 'voided', cause);
  }

  /** Releases the stock of orders that were not paid in time; later payments are refunded. */
  async expireUnpaid(ageMs: number): Promise<void> {
    for (const id of await this.queries.unpaidSince(ageMs))
      await this.db.transaction((manager) => this.expire(manager, id));
  }

  private async expire(manager: EntityManager, id: number): Promise<void> {
    const order = await lockOrder(manager, id);
    // A failed payment keeps its state; only its stock is released.
    const isOver = order.state === 'payment_failed';
    if (!isOver && !(await transitionOrder(manager, order, 'timed_out', SYSTEM))) return;
    await this.release(manager, order, SYSTEM);
    for (const payment of await openPayments(manager, id))
      await transitionPayment(manager, payment, 'timed_out', SYSTEM);
  }

  /** Mails the link of the delivery details form to shoppers who closed the page and whose checkout address is incomplete. */
  async remindOfDetails(ageMs: number): Promise<void> {
    for (const id of await this.queries.withoutShipmentSince(ageMs, false)) {
      const order = await this.db.manager.findOneByOrFail(Order, { id });
      await this.db.transaction((manager) =>
        this.mails.toShopper(manager, order, 'details-missing'),
      );
    }
  }

  /** Orders with a complete checkout address whose parcel is due to be booked. */
  async toBook(): Promise<number[]> {
    const { bookingDelayMinutes } = await this.settings.current();
    return this.queries.withoutShipmentSince(bookingDelayMinutes * MINUTE_MS, true);
  }

  /** Orders whose details are missing for at least the age. */
  withoutDetails(ageMs: number): Promise<number[]> {
    return this.queries.withoutShipmentSince(ageMs, false);
  }
}

const refuse = ({ state }: Order): never => {
  if (state === 'expired') throw new Conflict('not_cancellable', msg('order.notCancellable'));
  throw new Conflict('handed_over', msg('order.handedOver'));
};
