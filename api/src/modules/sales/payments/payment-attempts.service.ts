import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { emirateOf, orderNumber } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import { Env } from '../../../platform/config/env.js';
import { CardGatewayDown } from '../../../platform/gateways/card-payment/card-client.js';
import {
  CardPaymentGateway,
  type CardForm,
} from '../../../platform/gateways/card-payment/card-payment.gateway.js';
import { Conflict, NotFound, Unavailable } from '../../../platform/http/problem.js';
import { Timeouts } from '../../../platform/config/timeouts.js';
import { Order } from '../order-core/order.entity.js';
import { eventOf, lockOrder, transitionOrder, type Cause } from '../order-core/transition.js';
import { newestPayment, openPayments } from '../order-core/payment/payment-finders.js';
import { OPEN_PAYMENT_STATES, PAYMENT_MACHINE } from '../order-core/payment/payment-machine.js';
import { transitionPayment } from '../order-core/payment/payment-transition.js';
import { Payment, type PaymentAttempt } from '../order-core/payment/payment.entity.js';
import { PaymentsQueries } from './payments.queries.js';
import { PaymentEnquiriesService } from './payment-enquiries.service.js';
import { msg } from '../../../platform/i18n/message.js';

/** An order with the attempt to pay it. */
export interface PayableOrder {
  order: Order;
  payment: PaymentAttempt;
}

/** Card payment attempts of orders; each has its own number at the provider. */
@Injectable()
export class PaymentAttemptsService {
  private readonly logger = new Logger('Attempts');
  /** Order id -> pending enquiry: a double click enquires once. */
  private readonly underWay = new Map<number, Promise<Set<number>>>();

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: PaymentsQueries,
    private readonly enquiries: PaymentEnquiriesService,
    private readonly gateway: CardPaymentGateway,
    private readonly timeouts: Timeouts,
    private readonly env: Env,
  ) {}

  /** A new attempt to pay the order. */
  start(
    manager: EntityManager,
    order: Pick<Order, 'id' | 'totalFils'>,
    cause: Cause,
  ): Promise<PaymentAttempt> {
    return this.queries.start(
      manager,
      order,
      eventOf(PAYMENT_MACHINE, 'created', 'redirected', cause),
    );
  }

  /** Whether the order is unpaid, has reserved stock and is not under review. */
  async isPayable(manager: EntityManager, order: Order): Promise<boolean> {
    if (order.paymentMethod !== 'card' || !order.holdsStock) return false;
    if (order.state !== 'pending_payment' && order.state !== 'payment_failed') return false;
    return !(await manager.existsBy(Payment, { orderId: order.id, state: 'review' }));
  }

  /** Another attempt to pay the shopper's own order. */
  async again(operationId: string, userId: number): Promise<PayableOrder> {
    const order = await this.db.manager.findOneBy(Order, { operationId, userId });
    if (!order) throw new NotFound(msg('order.notFound'));
    return this.renew(order.id, { actor: `shopper:${userId}` });
  }

  /**
   * The attempt to pay with now. The provider shows its page once per attempt: if it knows the last attempt, a new one
   * is created. An enquiry comes first, so that a paid order is never paid again.
   */
  async renew(orderId: number, cause: Cause): Promise<PayableOrder> {
    const enquiry = this.underWay.get(orderId) ?? this.opened(orderId);
    this.underWay.set(orderId, enquiry);
    const opened = await enquiry.finally(() => this.underWay.delete(orderId));
    return this.db.transaction(async (manager) => {
      const order = await lockOrder(manager, orderId);
      if (!(await this.isPayable(manager, order)))
        throw new Conflict('not_payable', msg('payment.notPayable'));
      const newest = await newestPayment(manager, orderId);
      // Also if a simultaneous request has just created it.
      if (newest && OPEN_PAYMENT_STATES.includes(newest.state) && !opened.has(newest.id))
        return { order, payment: newest };
      await transitionOrder(manager, order, 'new_attempt', cause);
      return { order, payment: await this.start(manager, order, cause) };
    });
  }

  /** Enquires about open attempts and applies the results; returns those whose page was shown. */
  private async opened(orderId: number): Promise<Set<number>> {
    const open = await openPayments(this.db.manager, orderId);
    try {
      const isShown = await Promise.all(open.map(({ id }) => this.enquiries.enquire(id)));
      return new Set(open.filter((_, at) => isShown[at]).map(({ id }) => id));
    } catch (error) {
      if (!(error instanceof CardGatewayDown)) throw error;
      this.logger.warn(`Order ${orderId}: cannot start another payment attempt: ${String(error)}`);
      throw new Unavailable(msg('payment.bankAway'));
    }
  }

  /** Updates the order's open attempts from the provider, with a short timeout. */
  async refresh(orderId: number): Promise<void> {
    const open = await openPayments(this.db.manager, orderId);
    const enquiries = open.map(({ id }) =>
      this.enquiries.enquire(id, this.timeouts.returnEnquiryTimeout),
    );
    for (const answer of await Promise.allSettled(enquiries))
      if (answer.status === 'rejected')
        this.logger.warn(
          `Order ${orderId}: the payment status could not be refreshed: ${String(answer.reason)}`,
        );
  }

  /** Closes the open attempts of a cancelled order; payments that still arrive are refunded. */
  async close(manager: EntityManager, orderId: number, cause: Cause): Promise<void> {
    for (const payment of await openPayments(manager, orderId))
      await transitionPayment(manager, payment, 'cancelled', cause);
  }

  /** The form that opens the card page for this attempt, with the shop's name. */
  form({ payment, order }: PayableOrder, shopName: string): CardForm {
    return this.gateway.form({
      orderNo: payment.orderNo,
      amountFils: payment.amountFils,
      returnUrl: `${this.env.SHOP_URL}/api/payments/card/return`,
      shopper: {
        id: order.userId,
        name: order.fullName,
        email: order.email,
        phone: order.phone,
      },
      address: {
        street: [order.area, order.building, order.flat].filter((part) => part).join(', '),
        city: order.city,
        emirate: emirateOf(order.city)?.en ?? order.city,
      },
      itemCount: order.itemCount,
      attemptId: payment.id,
      orderNumber: orderNumber(order.id),
      shopName,
    });
  }
}
