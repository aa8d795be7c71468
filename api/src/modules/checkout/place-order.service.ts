import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { InvalidInput, Rejected, TooManyRequests } from '../../http/problem.js';
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
import { insufficientStock, wrongOptions } from './line-refusals.js';
import { newOperationId } from './operation-id.js';
import { OrderCapsService } from './order-caps.service.js';
import { PricingService, feeOf, piecesOf, subtotalOf, type PricedLine } from './pricing.service.js';
import { PurchaseService } from './purchase.service.js';
import { withRetry } from './retry.js';

/** What a shopper wants, wherever it came from. */
export interface Wish {
  method: 'card' | 'cod';
  userId: number;
  lines: CartLineDto[];
  address: DeliveryAddressDto;
  /** JSON pointer of the address in the body. */
  addressPointer: string;
  /** UUID of the cart, from clients that send one. */
  purchaseId: string | undefined;
  /** Address the request came from; the caps hold for every order that has one. */
  ip?: string;
  /** `Idempotency-Key` of the request. */
  key: string | undefined;
  /** Language of the page; that of the account when undefined. */
  locale?: Order['locale'] | undefined;
}

export interface Placed {
  order: Order;
  /** The first attempt to pay a new card order; an order that was there already has none to offer. */
  payment?: Payment;
}

/** A checked request with what it is placed by. */
interface PlaceRequest {
  wish: Wish;
  settings: ShopSettings;
  address: CleanAddress;
  fingerprint: string;
}

/** Ends a transaction that would give orders up whose money may have come unnoticed. */
class AskFirst extends Error {
  constructor(readonly orderIds: number[]) {
    super('ask_provider_first');
  }
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
    private readonly purchases: PurchaseService,
    private readonly caps: OrderCapsService,
  ) {}

  /** Places the order once; the same wish again answers the same order. */
  async place(wish: Wish): Promise<Placed> {
    const settings = await this.settings.current();
    if (wish.method === 'cod' && !settings.codEnabled)
      throw new Rejected('cod_disabled', 'Cash on delivery is not offered at the moment.');
    if (wish.key !== undefined && !KEY.test(wish.key))
      throw new InvalidInput('The Idempotency-Key has 8 to 128 visible characters.');
    const address = cleanAddress(wish.address, wish.addressPointer);
    const request = { wish, settings, address, fingerprint: fingerprintOf(wish, address) };
    try {
      return await this.tryToPlace(request, false);
    } catch (error) {
      if (!(error instanceof AskFirst)) throw error;
      await Promise.all(error.orderIds.map((id) => this.attempts.refresh(id)));
      return this.tryToPlace(request, true);
    }
  }

  /** One transaction; unless the provider was asked about them, no unpaid order is given up in it. */
  private tryToPlace(request: PlaceRequest, asked: boolean): Promise<Placed> {
    const { userId, purchaseId, lines } = request.wish;
    const cause = { actor: `shopper:${userId}` };
    return withRetry(() =>
      this.db.transaction(async (manager) => {
        await this.queries.begin(manager, userId, ROW_MS);
        const known = await this.ofKey(manager, request);
        if (known?.isCurrent) return { order: known.order };
        const wanted = piecesOf(lines);
        const unpaid = await this.purchases.unpaid(manager, { userId, purchaseId, wanted });
        if (known) return { order: known.order };
        const order = await this.reusable(manager, request, unpaid.same);
        const others = order ? [] : unpaid.inTheWay;
        const replaced = [...unpaid.same.filter((each) => each !== order), ...others];
        if (!asked && replaced.length > 0) throw new AskFirst(replaced.map(({ id }) => id));
        await this.purchases.replace(manager, replaced, wanted.keys(), cause);
        return order ? { order } : this.placeNew(manager, request, cause);
      }),
    );
  }

  /** The same by card, with the attempt to pay with. */
  async placeForCard(wish: Omit<Wish, 'method'>): Promise<PayableOrder> {
    const { order, payment } = await this.place({ ...wish, method: 'card' });
    if (payment) return { order, payment };
    return this.attempts.renew(order.id, { actor: `shopper:${wish.userId}` });
  }

  /** The order this request has placed already, and whether it is what the caller needs: one to pay now, or a confirmed one. */
  private async ofKey(
    manager: EntityManager,
    { wish: { userId, key, method }, fingerprint }: PlaceRequest,
  ): Promise<{ order: Order; isCurrent: boolean } | undefined> {
    const known = await this.queries.orderOfKey(
      manager,
      userId,
      key ?? autoKey(fingerprint),
      key === undefined ? DOUBLE_CLICK_SECONDS : DAY_SECONDS,
    );
    if (!known) return undefined;
    if (known.fingerprint !== fingerprint)
      throw new Rejected('key_reused', 'This Idempotency-Key belongs to another order.');
    const order = await lockOrder(manager, known.order_id);
    const isCurrent = method === 'cod' || (await this.attempts.isPayable(manager, order));
    return isCurrent || key !== undefined ? { order, isCurrent } : undefined;
  }

  /** The same cart at the same price that still waits for its money: another attempt, not another order. */
  private async reusable(
    manager: EntityManager,
    { wish, settings, fingerprint }: PlaceRequest,
    unpaid: readonly Order[],
  ): Promise<Order | undefined> {
    if (unpaid.length === 0) return undefined;
    const auto = autoKey(fingerprint);
    const known = await this.queries.orderOfKey(manager, wish.userId, auto, DAY_SECONDS);
    const order = unpaid.find(({ id }) => id === known?.order_id);
    if (!order) return undefined;
    const subtotal = subtotalOf(await this.pricing.price(wish.lines, manager));
    const total = subtotal + feeOf(settings, order.city, subtotal);
    return total === order.totalFils ? order : undefined;
  }

  private async placeNew(
    manager: EntityManager,
    { wish, settings, address, fingerprint }: PlaceRequest,
    cause: Cause,
  ): Promise<Placed> {
    const { userId, method } = wish;
    if ((await this.queries.ordersLastMinute(manager, userId)) >= ORDERS_A_MINUTE)
      throw new TooManyRequests(DOUBLE_CLICK_SECONDS);
    const { email, locale } = await manager.findOneByOrFail(User, { id: userId });
    const lines = await this.taken(manager, wish.lines);
    const subtotalFils = subtotalOf(lines);
    const deliveryFeeFils = feeOf(settings, address.city, subtotalFils);
    const { identifiers } = await manager.insert(Order, {
      ...address,
      email: address.email || email,
      operationId: newOperationId(method),
      userId,
      locale: wish.locale ?? locale,
      state: method === 'card' ? 'pending_payment' : 'cod_pending',
      paymentMethod: method,
      purchaseId: wish.purchaseId ?? null,
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
    if (wish.ip !== undefined) await this.caps.admit(manager, order, wish.ip);
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

  /** The lines with their pieces taken out of the stock; names every line that cannot be had. */
  private async taken(
    manager: EntityManager,
    wanted: readonly CartLineDto[],
  ): Promise<PricedLine[]> {
    const short = await this.stock.take(manager, piecesOf(wanted));
    const lines = await this.pricing.price(wanted, manager);
    if (short.size > 0) throw insufficientStock(lines, short);
    if (lines.some(({ options }) => options.problem)) throw wrongOptions(lines);
    return lines;
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
const fingerprintOf = ({ method, lines, purchaseId }: Wish, address: CleanAddress): string => {
  const sorted = lines
    .map(({ productId, size = '', color = '', quantity }) => [productId, size, color, quantity])
    .map((line) => JSON.stringify(line))
    .sort();
  return createHash('sha256')
    .update(JSON.stringify([method, sorted, address, ...(purchaseId ? [purchaseId] : [])]))
    .digest('hex');
};

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
