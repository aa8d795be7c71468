import { Injectable } from '@nestjs/common';
import { deliveryDay, isPlaceholder } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import { TooManyRequests } from '../../../../platform/http/problem.js';
import { AccountBlocked } from '../../../people/shoppers/account-blocked.js';
import { User } from '../../../people/shoppers/user.entity.js';
import { CartsService } from '../../carts/carts.service.js';
import { MailsService } from '../../mails/mails.service.js';
import { OrderLine } from '../../order-core/order-line.entity.js';
import { Order } from '../../order-core/order.entity.js';
import { StockService } from '../../orders/stock.service.js';
import { transitionOrder, writeEvent, type Cause } from '../../order-core/transition.js';
import { PaymentAttemptsService } from '../../payments/payment-attempts.service.js';
import type { Payment } from '../../order-core/payment/payment.entity.js';
import { CheckoutQueries } from '../checkout.queries.js';
import { insufficientStock, wrongOptions } from '../pricing/line-refusals.js';
import { newOperationId } from './operation-id.js';
import { OrderCapsService } from '../caps/order-caps.service.js';
import { autoKey, type Placed, type PlaceRequest } from './place-request.js';
import {
  isTakenFrom,
  stockQuantitiesOf,
  subtotalOf,
  type PricedLine,
} from '../pricing/priced-line.js';
import { feeOf } from '../pricing/pricing.service.js';

const ORDERS_A_MINUTE = 10;
const MINUTE_SECONDS = 60;

/** Inserts a new order in the caller's transaction. */
@Injectable()
export class NewOrderService {
  constructor(
    private readonly queries: CheckoutQueries,
    private readonly stock: StockService,
    private readonly attempts: PaymentAttemptsService,
    private readonly mails: MailsService,
    private readonly caps: OrderCapsService,
    private readonly carts: CartsService,
  ) {}

  /** Inserts order, lines, history and keys; for card also the first payment attempt. */
  async place(
    manager: EntityManager,
    { orderRequest, settings, address, fingerprint }: PlaceRequest,
    lines: readonly PricedLine[],
    cause: Cause,
  ): Promise<Placed> {
    const { userId, method } = orderRequest;
    if ((await this.queries.ordersLastMinute(manager, userId)) >= ORDERS_A_MINUTE)
      throw new TooManyRequests(MINUTE_SECONDS);
    const { email, locale, blockedAt } = await manager.findOneByOrFail(User, { id: userId });
    if (blockedAt) throw new AccountBlocked();
    await this.take(manager, lines);
    const subtotalFils = subtotalOf(lines);
    const deliveryFeeFils = feeOf(settings, address.city, subtotalFils);
    const { identifiers } = await manager.insert(Order, {
      ...address,
      email: address.email || email,
      operationId: newOperationId(method),
      userId,
      locale: orderRequest.locale ?? locale,
      state: method === 'card' ? 'pending_payment' : 'cod_pending',
      paymentMethod: method,
      purchaseId: orderRequest.purchaseId ?? null,
      codState: method === 'cod' ? 'due' : null,
      deliverBy: deliveryDay(new Date(), settings.holidays),
      addressComplete: !isPlaceholder(address.area) && !isPlaceholder(address.building),
      subtotalFils,
      deliveryFeeFils,
      totalFils: subtotalFils + deliveryFeeFils,
      itemCount: lines.reduce((count, { quantity }) => count + quantity, 0),
    });
    const id: number = identifiers[0]?.['id'];
    await manager.insert(
      OrderLine,
      lines.map((line) => lineRow(id, line)),
    );
    const order = await manager.findOneByOrFail(Order, { id });
    const payment = await this.open(manager, order, cause);
    const auto = autoKey(fingerprint);
    await this.queries.saveKeys(
      manager,
      userId,
      new Set([auto, orderRequest.key ?? auto]),
      fingerprint,
      id,
    );
    if (orderRequest.ip !== undefined) await this.caps.admit(manager, order, orderRequest.ip);
    return { order, payment };
  }

  /** First event of the history, and for card the first attempt; cash is confirmed immediately. */
  private async open(
    manager: EntityManager,
    order: Order,
    cause: Cause,
  ): Promise<Payment | undefined> {
    await writeEvent(manager, 'order', order.id, 'placed', null, order.state, cause);
    if (order.paymentMethod === 'card') return this.attempts.start(manager, order, cause);
    await this.carts.spend(manager, order);
    await transitionOrder(manager, order, 'confirmed', cause);
    await this.mails.toShopper(manager, order, 'order-confirmed');
    return undefined;
  }

  /** Takes the lines out of the stock; rejects the order with every line of which there are too few. */
  private async take(manager: EntityManager, lines: readonly PricedLine[]): Promise<void> {
    const isComplete = ({ problem, options }: PricedLine) =>
      problem !== 'unavailable' && options.problems.length === 0;
    const short = await this.stock.take(manager, stockQuantitiesOf(lines.filter(isComplete)));
    const lacking = lines.filter(
      (line) => line.problem === 'unavailable' || isTakenFrom(line, short),
    );
    if (lacking.length > 0) throw insufficientStock(lines, lacking);
    if (!lines.every(isComplete)) throw wrongOptions(lines);
  }
}

const lineRow = (orderId: number, line: PricedLine): Partial<OrderLine> => ({
  orderId,
  productId: line.productId,
  vendorId: line.vendorId,
  name: line.name,
  nameAr: line.nameAr,
  image: line.image,
  size: line.options.size,
  color: line.options.color,
  quantity: line.quantity,
  listPriceFils: line.listFils,
  unitPriceFils: line.unitFils,
});
