import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { toFils } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import { sentTogether } from '../../../platform/database/sent-together.js';
import { Conflict, Rejected } from '../../../platform/http/problem.js';
import { checkKey } from '../../../platform/idempotency/check-key.js';
import { leadingPayment } from '../order-core/payment/payment-finders.js';
import type { Payment } from '../order-core/payment/payment.entity.js';
import { RefundRequestsService } from '../payments/refund-requests.service.js';
import { CashRefundsService } from './cash-refunds.service.js';
import type { RefundOrderDto } from './refund.dto.js';
import { OrderLine } from '../order-core/order-line.entity.js';
import { OrderReader, actorOf, type Caller } from '../orders/read/order-reader.js';
import { Order } from '../order-core/order.entity.js';
import { RefundKeysQueries } from './refund-keys.queries.js';
import { RefundLine } from '../order-core/refund/refund-line.entity.js';
import { Refund } from '../order-core/refund/refund.entity.js';
import { completeReturns } from '../order-core/return/return-transition.js';
import { planRefund, type RefundPlan } from './refund-plan.js';
import { StockService } from '../orders/stock.service.js';
import { lockOrder, transitionOrder, type Cause } from '../order-core/transition.js';
import { msg } from '../../../platform/i18n/message.js';

const REFUNDABLE = ['delivered', 'returned', 'partially_refunded'];

/** Refunds finished orders: per line and quantity, the fee, an amount, or all that is left. */
@Injectable()
export class OrderRefundsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly reader: OrderReader,
    private readonly queries: RefundKeysQueries,
    private readonly stock: StockService,
    private readonly refundRequests: RefundRequestsService,
    private readonly cash: CashRefundsService,
  ) {}

  /** Computes a refund. */
  async quote(operationId: string, caller: Caller, requested: RefundOrderDto): Promise<RefundPlan> {
    const order = await this.reader.ownRow(operationId, caller);
    return (await this.plan(this.db.manager, order, requested)).plan;
  }

  /** Requests a refund, once per key; items marked for restocking are returned to stock. */
  async refund(
    operationId: string,
    caller: Caller,
    requested: RefundOrderDto,
    key?: string,
  ): Promise<void> {
    checkKey(key);
    const { id: orderId } = await this.reader.ownRow(operationId, caller);
    await this.db.transaction(async (manager) => {
      const order = await lockOrder(manager, orderId);
      const isNew =
        key === undefined ||
        (await this.queries.insert(manager, orderId, key, ...identityOf(requested)));
      if (isNew) await this.request(manager, order, caller, requested);
    });
  }

  /** Requests a refund of a locked order, optionally for one of its returns; cash is recorded as refunded. */
  async request(
    manager: EntityManager,
    order: Order,
    caller: Caller,
    requested: RefundOrderDto,
    returnId: number | null = null,
  ): Promise<void> {
    const { id: orderId } = order;
    const { reason = '', way = 'bank' } = requested;
    const cause = { actor: actorOf(caller), why: reason };
    if (!REFUNDABLE.includes(order.state))
      throw new Conflict('not_refundable', msg('refund.notRefundable'));
    const { plan, payment } = await this.plan(manager, order, requested);
    const why =
      reason ||
      (returnId === null ? msg('history.refundByShop') : msg('history.return', { id: returnId }));
    const of: Partial<RefundLine> = { orderId, returnId };
    if (order.paymentMethod === 'cod') {
      of.refundId = await this.cash.record(manager, order, plan.amount, way, {
        ...cause,
        why: msg(way === 'bank' ? 'history.byBank' : 'history.inCash', { why }),
      });
    } else if (plan.amount === 0) {
      of.refundId = await this.cardless(manager, order, { ...cause, why });
    } else {
      if (!payment) throw new Rejected('refund_too_high', msg('refund.aboveCard'));
      of.paymentId = payment.id;
      if (!(await this.refundRequests.request(manager, payment, plan.amount, why, cause)))
        throw new Conflict('refund_under_way', msg('refund.anotherUnderWay'));
    }
    await manager.insert(
      RefundLine,
      plan.lines.map((line) => ({ ...of, ...line })),
    );
    if (of.refundId) await completeReturns(manager, of.refundId, cause);
    await this.stock.restock(manager, orderId, plan.lines);
  }

  /** Records that free items of a card order came back: nothing is asked of the gateway. Returns the id of the refund. */
  private async cardless(manager: EntityManager, order: Order, cause: Cause): Promise<number> {
    const refund = { orderId: order.id, way: 'card' as const, amountFils: 0 };
    const { identifiers } = await manager.insert(Refund, refund);
    await transitionOrder(manager, order, 'partly_refunded', cause);
    return Number(identifiers[0]?.['id']);
  }

  private async plan(
    manager: EntityManager,
    order: Order,
    { lines = [], delivery = false, amount }: RefundOrderDto,
  ): Promise<{ plan: RefundPlan; payment: Payment | undefined }> {
    const { id: orderId } = order;
    const [bought, before, payment] = await sentTogether([
      manager.findBy(OrderLine, { orderId }),
      manager.findBy(RefundLine, { orderId }),
      leadingPayment(manager, orderId),
    ]);
    const rest =
      order.paymentMethod === 'cod'
        ? order.totalFils - ((await manager.sum(Refund, 'amountFils', { orderId })) ?? 0)
        : (payment?.amountFils ?? 0) - (payment?.refundedFils ?? 0);
    const requested = { lines, delivery, amount: amount === undefined ? null : toFils(amount) };
    return { plan: planRefund(requested, { order, bought, before, rest }), payment };
  }
}

/** Identifies a refund under a key by its content. */
const identityOf = ({
  amount,
  lines = [],
  delivery = false,
}: RefundOrderDto): [number | null, string] => [
  amount === undefined ? null : toFils(amount),
  lines.length > 0 || delivery
    ? JSON.stringify([
        delivery,
        ...lines
          .map(({ lineId, quantity, restock = false }) => [lineId, quantity, restock])
          .sort(([a = 0], [b = 0]) => Number(a) - Number(b)),
      ])
    : '',
];
