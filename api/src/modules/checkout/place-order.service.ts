import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Conflict, InvalidInput, Rejected, TooManyRequests } from '../../http/problem.js';
import { toE164 } from '../accounts/phone.js';
import { User } from '../accounts/user.entity.js';
import { MailsService } from '../mails/mails.service.js';
import { knownCity } from '../orders/known-city.js';
import { OrderLine } from '../orders/order-line.entity.js';
import { Order } from '../orders/order.entity.js';
import { StockService } from '../orders/stock.service.js';
import { lockOrder, transitionOrder, writeEvent, type Cause } from '../orders/transition.js';
import type { Payment } from '../payments/payment.entity.js';
import { AttemptsService, type PayableOrder } from '../payments/attempts.service.js';
import type { ShopSettings } from '../settings/settings.entity.js';
import { SettingsService } from '../settings/settings.service.js';
import type { CartLineDto, DeliveryAddressDto } from './checkout.dto.js';
import { CheckoutQueries } from './checkout.queries.js';
import { newOperationId } from './operation-id.js';
import { PricingService, feeOf, piecesOf, subtotalOf, type PricedLine } from './pricing.service.js';
import { withRetry } from './retry.js';

/** What a shopper wants, wherever it came from. */
export interface Wish {
  method: 'card' | 'cod';
  userId: number;
  lines: CartLineDto[];
  address: DeliveryAddressDto;
  /** JSON pointer of the address in the body. */
  addressPointer: string;
  /** `Idempotency-Key` of the request. */
  key: string | undefined;
}

export interface Placed {
  order: Order;
  /** The first attempt to pay a new card order; an order that was there already has none to offer. */
  payment?: Payment;
}

const DAY_SECONDS = 86_400;
/** Without a key, the same order again within this time is a double click. */
const DOUBLE_CLICK_SECONDS = 60;
const ORDERS_A_MINUTE = 10;
/** A row that somebody holds must not hold the shopper, nor the connection, for longer. */
const ROW_MS = 2000;
const KEY = /^[\x21-\x7e]{8,128}$/;

/** The key of a wish that came without one. */
const autoKey = (fingerprint: string): string => `auto:${fingerprint}`;

/** Places orders: prices, stock, order and first payment attempt in one transaction. */
@Injectable()
export class PlaceOrderService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: CheckoutQueries,
    private readonly pricing: PricingService,
    private readonly stock: StockService,
    private readonly attempts: AttemptsService,
    private readonly settings: SettingsService,
    private readonly mails: MailsService,
  ) {}

  /** Places the order once; the same wish again answers the same order. */
  async place(wish: Wish): Promise<Placed> {
    const settings = await this.settings.current();
    if (wish.method === 'cod' && !settings.codEnabled)
      throw new Rejected('cod_disabled', 'Cash on delivery is not offered at the moment.');
    if (wish.key !== undefined && !KEY.test(wish.key))
      throw new InvalidInput('The Idempotency-Key has 8 to 128 visible characters.');
    const address = cleanAddress(wish.address, wish.addressPointer);
    const fingerprint = fingerprintOf(wish, address);
    return withRetry(() =>
      this.db.transaction(async (manager) => {
        await this.queries.begin(manager, wish.userId, ROW_MS);
        const order = await this.earlier(manager, settings, wish, fingerprint);
        return order ? { order } : this.placeNew(manager, settings, wish, address, fingerprint);
      }),
    );
  }

  /** The same by card, with the attempt to pay with. */
  async placeForCard(wish: Omit<Wish, 'method'>): Promise<PayableOrder> {
    const { order, payment } = await this.place({ ...wish, method: 'card' });
    if (payment) return { order, payment };
    return this.attempts.renew(order.id, { actor: `shopper:${wish.userId}` });
  }

  /** The order this wish has placed already. */
  private async earlier(
    manager: EntityManager,
    settings: ShopSettings,
    wish: Wish,
    fingerprint: string,
  ): Promise<Order | undefined> {
    const { userId, key, method } = wish;
    const known = await this.queries.orderOfKey(
      manager,
      userId,
      key ?? autoKey(fingerprint),
      key === undefined ? DOUBLE_CLICK_SECONDS : DAY_SECONDS,
    );
    if (!known) return this.unpaid(manager, settings, wish, fingerprint);
    if (known.fingerprint !== fingerprint)
      throw new Rejected('key_reused', 'This Idempotency-Key belongs to another order.');
    const order = await lockOrder(manager, known.order_id);
    const isOver = method === 'card' && !(await this.attempts.isPayable(manager, order));
    return isOver && key === undefined ? undefined : order;
  }

  /** The same cart at the same price that still waits for its money: another attempt, not another order. */
  private async unpaid(
    manager: EntityManager,
    settings: ShopSettings,
    { userId, lines }: Wish,
    fingerprint: string,
  ): Promise<Order | undefined> {
    const auto = autoKey(fingerprint);
    const known = await this.queries.orderOfKey(manager, userId, auto, DAY_SECONDS);
    if (!known) return undefined;
    const order = await lockOrder(manager, known.order_id);
    if (!(await this.attempts.isPayable(manager, order))) return undefined;
    const subtotal = subtotalOf(await this.pricing.price(lines, manager));
    const total = subtotal + feeOf(settings, order.city, subtotal);
    return total === order.totalFils ? order : undefined;
  }

  private async placeNew(
    manager: EntityManager,
    settings: ShopSettings,
    wish: Wish,
    address: CleanAddress,
    fingerprint: string,
  ): Promise<Placed> {
    const { userId, method } = wish;
    const cause = { actor: `shopper:${userId}` };
    if ((await this.queries.ordersLastMinute(manager, userId)) >= ORDERS_A_MINUTE)
      throw new TooManyRequests(DOUBLE_CLICK_SECONDS);
    const { email, locale } = await manager.findOneByOrFail(User, { id: userId });
    await this.dropGivenUp(manager, wish, cause);
    const lines = await this.taken(manager, wish.lines);
    const subtotalFils = subtotalOf(lines);
    const deliveryFeeFils = feeOf(settings, address.city, subtotalFils);
    const { identifiers } = await manager.insert(Order, {
      ...address,
      email: address.email || email,
      operationId: newOperationId(method),
      userId,
      locale,
      state: method === 'card' ? 'pending_payment' : 'cod_pending',
      paymentMethod: method,
      codState: method === 'cod' ? 'due' : null,
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
      new Set([auto, wish.key ?? auto]),
      fingerprint,
      id,
    );
    return { order, payment };
  }

  /** First line of the history, and for card the first attempt; cash is confirmed at once. */
  private async open(
    manager: EntityManager,
    order: Order,
    cause: Cause,
  ): Promise<Payment | undefined> {
    await writeEvent(manager, 'order', order.id, 'placed', null, order.state, cause);
    if (order.paymentMethod === 'card') return this.attempts.start(manager, order, cause);
    await transitionOrder(manager, order, 'confirmed', cause);
    await this.mails.aboutOrder(manager, order, 'order-confirmed');
    return undefined;
  }

  /** A shopper who changed the cart or the way to pay must not lack the pieces held for the payment given up. */
  private async dropGivenUp(
    manager: EntityManager,
    { userId, lines }: Wish,
    cause: Cause,
  ): Promise<void> {
    const why = { ...cause, why: 'Replaced by a new order.' };
    for (const id of await this.queries.inTheWay(manager, userId, piecesOf(lines))) {
      const order = await lockOrder(manager, id);
      // Its money may have come meanwhile; what comes from now on goes back by itself.
      if (!(await this.attempts.isPayable(manager, order))) continue;
      await transitionOrder(manager, order, 'cancelled', why);
      await this.stock.giveBack(manager, id);
    }
  }

  /** The lines with their pieces taken out of the stock; names every line that cannot be had. */
  private async taken(
    manager: EntityManager,
    wanted: readonly CartLineDto[],
  ): Promise<PricedLine[]> {
    const short = await this.stock.take(manager, piecesOf(wanted));
    const lines = await this.pricing.price(wanted, manager);
    if (short.size === 0) return lines;
    const errors = lines.flatMap(({ productId, name, problem }, at) =>
      short.has(productId)
        ? [
            {
              pointer: `#/lines/${at}`,
              detail:
                problem === 'unavailable'
                  ? 'This product is no longer available.'
                  : `There are not enough pieces of ${name}.`,
            },
          ]
        : [],
    );
    throw new Conflict('insufficient_stock', 'Some products are not available any more.', errors);
  }
}

type CleanAddress = Pick<
  Order,
  'fullName' | 'phone' | 'email' | 'city' | 'area' | 'building' | 'flat' | 'notes'
>;

const cleanAddress = (given: DeliveryAddressDto, pointer: string): CleanAddress => ({
  fullName: given.fullName.trim(),
  phone: toE164(given.phone, `${pointer}/phone`),
  email: given.email?.trim().toLowerCase() ?? '',
  city: knownCity(given.city, `${pointer}/city`),
  area: given.area.trim(),
  building: given.building.trim(),
  flat: given.flat?.trim() ?? '',
  notes: given.notes?.trim() ?? '',
});

/** What makes two wishes the same order. */
const fingerprintOf = ({ method, lines }: Wish, address: CleanAddress): string => {
  const sorted = lines
    .map(({ productId, size = '', color = '', quantity }) => [productId, size, color, quantity])
    .map((line) => JSON.stringify(line))
    .sort();
  return createHash('sha256')
    .update(JSON.stringify([method, sorted, address]))
    .digest('hex');
};

const lineRow = (orderId: number, line: PricedLine): Partial<OrderLine> => ({
  orderId,
  productId: line.productId,
  vendorId: line.vendorId,
  name: line.name,
  nameAr: line.nameAr,
  image: line.image,
  size: line.size,
  color: line.color,
  quantity: line.quantity,
  listPriceFils: line.listFils,
  unitPriceFils: line.unitFils,
});
