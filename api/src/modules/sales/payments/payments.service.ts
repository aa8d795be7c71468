import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { deliveryDay } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import { CardPaymentGateway } from '../../../platform/gateways/card-payment/card-payment.gateway.js';
import type { CardResult } from '../../../platform/gateways/card-payment/card-result.js';
import { sha256Hex } from '../../../platform/gateways/card-payment/safexpay-cipher.js';
import { SettingsService } from '../../content/settings/settings.service.js';
import { CartsService } from '../carts/carts.service.js';
import { MailsService } from '../mails/mails.service.js';
import { Order } from '../order-core/order.entity.js';
import { PROVIDER, SYSTEM, transitionOrder, type Cause } from '../order-core/transition.js';
import { newestPayment } from '../order-core/payment/payment-finders.js';
import { lockPayment, transitionPayment } from '../order-core/payment/payment-transition.js';
import type { Payment } from '../order-core/payment/payment.entity.js';
import { eventOfResult } from './event-of-result.js';
import { PaymentsQueries } from './payments.queries.js';
import { RefundRequestsService } from './refund-requests.service.js';
import { msg } from '../../../platform/i18n/message.js';
import { textOf } from '../../../platform/i18n/translate.js';

/** Card payments: applies the provider's results to payments and orders. */
@Injectable()
export class PaymentsService {
  private readonly logger = new Logger('Payments');

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: PaymentsQueries,
    private readonly gateway: CardPaymentGateway,
    private readonly refunds: RefundRequestsService,
    private readonly mails: MailsService,
    private readonly settings: SettingsService,
    private readonly carts: CartsService,
  ) {}

  /** Stores a result of the provider and applies it; a known one changes nothing. */
  async apply(attempt: Payment, result: CardResult, source: 'return' | 'enquiry'): Promise<void> {
    await this.db.transaction(async (manager) => {
      const { order, payment } = await lockPayment(manager, attempt);
      const { id: paymentId } = payment;
      const { orderNo, agRef, statusText: status, amountText } = result;
      const key = sha256Hex([source, orderNo, agRef, status, amountText].join('|'));
      await this.queries.recordNews(manager, { paymentId, key, source, status, amountText, agRef });
      // A return is sent by the shopper's browser: it is stored, but only the enquiry decides.
      if (source === 'return') return;
      await this.conclude(manager, order, payment, result);
    });
  }

  private async conclude(
    manager: EntityManager,
    order: Order,
    payment: Payment,
    result: CardResult,
  ): Promise<void> {
    const isOurs = this.gateway.isOurs(result);
    const event = eventOfResult(payment, result, isOurs);
    if (!event) return;
    const changes = {
      agRef: result.agRef,
      pgRef: result.pgRef,
      providerStatus: result.statusText,
      providerCode: result.code,
    };
    if (event === 'mismatched') {
      const why = msg('history.amountDiffers', {
        amount: result.amountText,
        currency: result.currency,
        merchant: result.merchantId,
      });
      const came = isOurs && result.amountFils;
      const seen = { ...changes, ...(came && { amountFils: came }) };
      await transitionPayment(manager, payment, event, { ...PROVIDER, why }, seen);
      this.logger.error(`Payment ${payment.orderNo} needs a review: ${textOf(why)}`);
      return;
    }
    const capturedAt = event === 'captured' ? { capturedAt: new Date() } : {};
    const changed = await transitionPayment(manager, payment, event, PROVIDER, {
      ...changes,
      ...capturedAt,
    });
    if (!changed) return;
    if (event === 'captured') await this.settle(manager, order, payment, PROVIDER);
    if (event === 'failed' || event === 'cancelled')
      await this.decline(manager, order, payment, event);
  }

  /** Accepts a payment under review with the received amount. */
  async accept(
    manager: EntityManager,
    order: Order,
    payment: Payment,
    cause: Cause,
  ): Promise<void> {
    const changes = { capturedAt: new Date() };
    if (await transitionPayment(manager, payment, 'accepted', cause, changes))
      await this.settle(manager, order, payment, cause);
  }

  /** Marks the order as paid or, if that is no longer possible, refunds the payment. */
  private async settle(
    manager: EntityManager,
    order: Order,
    payment: Payment,
    cause: Cause,
  ): Promise<void> {
    if (order.holdsStock && (await transitionOrder(manager, order, 'captured', cause))) {
      const { holidays } = await this.settings.current();
      order.deliverBy = deliveryDay(new Date(), holidays);
      await manager.update(Order, order.id, { deliverBy: order.deliverBy });
      await this.carts.spend(manager, order);
      return this.mails.toShopper(manager, order, 'order-confirmed');
    }
    const reason = order.holdsStock ? msg('history.paidAlready') : msg('history.closedBefore');
    await this.refunds.request(manager, payment, payment.amountFils, reason, SYSTEM);
  }

  private async decline(
    manager: EntityManager,
    order: Order,
    payment: Payment,
    event: 'failed' | 'cancelled',
  ): Promise<void> {
    const newest = await newestPayment(manager, order.id);
    if (newest?.id !== payment.id) return;
    await transitionOrder(manager, order, 'declined', {
      ...PROVIDER,
      why: msg(`history.${event}`),
    });
  }
}
