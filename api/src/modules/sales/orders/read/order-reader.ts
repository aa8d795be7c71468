import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { idOfOrderNumber } from '@shop/shop-rules';
import { In, type DataSource } from 'typeorm';
import { Env } from '../../../../platform/config/env.js';
import { done } from '../../../../platform/http/done.dto.js';
import { NotFound } from '../../../../platform/http/problem.js';
import type { OrderFiltersDto, OrderListQueryDto } from '../order-input.dto.js';
import { OrderLine } from '../../order-core/order-line.entity.js';
import { OrderLink } from '../../order-core/order-link.js';
import { searchOf } from './search-of.js';
import { toOrderDto, type Viewer } from './order-view.js';
import type { OrderChangedDto, OrderCountDto, OrderDto, OrderPageDto } from '../order.dto.js';
import { Order } from '../../order-core/order.entity.js';
import type { OrderParts } from './order-parts.js';
import { OrderPartsReader } from './order-parts.reader.js';
import { OrderSearchQueries } from './order-search.queries.js';
import { msg, type PlainId } from '../../../../platform/i18n/message.js';

/** Most orders of a shopper's list. */
const LOG_LIMIT = 100;
const PAGE = 20;

/** The caller, as far as identified. */
export interface Caller {
  kind: 'shopper' | 'staff';
  id: number;
}

/** The caller as an actor of the history. */
export const actorOf = ({ kind, id }: Caller): string => `${kind}:${id}`;

/** What an order does not have yet when it is placed for cash. */
const NO_PARTS: Omit<OrderParts, 'order' | 'lines' | 'events'> = {
  payments: [],
  payment: undefined,
  shipment: undefined,
  tracking: [],
  refunds: [],
  reversal: undefined,
  refundLines: [],
  tags: [],
  staffNames: new Map(),
};

/** Reads orders with the fields that each viewer may see. */
@Injectable()
export class OrderReader {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: OrderSearchQueries,
    private readonly parts: OrderPartsReader,
    private readonly link: OrderLink,
    private readonly env: Env,
  ) {}

  /** The order for anyone with its id; with all fields for the owner, staff and the link of a mail. */
  async one(operationId: string, caller?: Caller, key?: string): Promise<OrderDto> {
    const order = await this.db.manager.findOneBy(Order, { operationId });
    if (!order) throw new NotFound(msg('order.notFound'));
    return this.shown(order, this.viewerOf(order, caller, key));
  }

  /** The order as the vendor of some of its lines sees it; without such a line it is not found. */
  async ofVendor(number: string, vendorId: number): Promise<OrderDto> {
    return this.shown(await this.soldBy(vendorId, number), 'vendor', vendorId);
  }

  /** The row of the order with this number; NotFound without a line of the vendor. */
  async soldBy(vendorId: number, number: string): Promise<Order> {
    const id = idOfOrderNumber(number);
    const order = id && (await this.db.manager.findOneBy(Order, { id }));
    const sells =
      order && (await this.db.manager.existsBy(OrderLine, { orderId: order.id, vendorId }));
    if (!sells) throw new NotFound(msg('order.notFound'));
    return order;
  }

  /** The caller's own order; NotFound for others. */
  async own(operationId: string, caller: Caller): Promise<OrderDto> {
    const order = await this.ownRow(operationId, caller);
    return this.shown(order, this.viewerOf(order, caller));
  }

  /** A new order for its owner, from the rows that were just stored. */
  ofNew({ order, lines, events }: Pick<OrderParts, 'order' | 'lines' | 'events'>): OrderDto {
    return toOrderDto({ ...NO_PARTS, order, lines, events }, 'owner', this.env.ADMIN_URL);
  }

  /** The response to a change of such an order: a message and the order. */
  async changed(message: PlainId, operationId: string, caller: Caller): Promise<OrderChangedDto> {
    return { ...done(message), order: await this.own(operationId, caller) };
  }

  /** The row of the caller's own order; staff may read any. */
  async ownRow(operationId: string, caller: Caller): Promise<Order> {
    const order = await this.db.manager.findOneBy(Order, {
      operationId,
      ...(caller.kind === 'shopper' && { userId: caller.id }),
    });
    if (!order) throw new NotFound(msg('order.notFound'));
    return order;
  }

  /** A shopper's orders, newest first. */
  async ofUser(userId: number, viewer: Viewer): Promise<OrderDto[]> {
    const orders = await this.db.manager.find(Order, {
      where: { userId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: LOG_LIMIT,
    });
    return this.view(orders, viewer);
  }

  /** A page of all orders for staff, or of those with a vendor's lines. */
  async page(query: OrderListQueryDto, vendorId?: number): Promise<OrderPageDto> {
    const { page = 1, limit = PAGE } = query;
    const search = searchOf(query, vendorId);
    const { ids, ...found } = await this.queries.page(search, limit, (page - 1) * limit);
    const rows = await this.db.manager.findBy(Order, { id: In(ids) });
    const orders = ids.flatMap((id) => rows.find((order) => order.id === id) ?? []);
    const viewer = vendorId === undefined ? 'staff' : 'vendor';
    return { orders: await this.view(orders, viewer, vendorId), ...found, page, limit };
  }

  /** How many orders a page of staff, or of a vendor, lists in all. */
  count(query: OrderFiltersDto, vendorId?: number): Promise<OrderCountDto> {
    return this.queries.count(searchOf(query, vendorId));
  }

  private viewerOf(order: Order, caller?: Caller, key?: string): Viewer {
    if (caller?.kind === 'staff') return 'staff';
    if (caller?.kind === 'shopper' && caller.id === order.userId) return 'owner';
    return this.link.isKey(order.operationId, key) ? 'owner' : 'anyone';
  }

  private async shown(order: Order, viewer: Viewer, vendorId?: number): Promise<OrderDto> {
    const [dto] = await this.view([order], viewer, vendorId);
    if (!dto) throw new NotFound(msg('order.notFound'));
    return dto;
  }

  private async view(orders: Order[], viewer: Viewer, vendorId?: number): Promise<OrderDto[]> {
    const parts = await this.parts.of(orders, { withStaff: viewer === 'staff', vendorId });
    return parts.map((each) => toOrderDto(each, viewer, this.env.ADMIN_URL));
  }
}
