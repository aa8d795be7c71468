import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { paidFor } from '@shop/shop-rules';
import { In, type DataSource } from 'typeorm';
import { NotFound } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { OrderLine } from '../order-core/order-line.entity.js';
import { Order } from '../order-core/order.entity.js';
import { Payment } from '../order-core/payment/payment.entity.js';
import { RefundLine } from '../order-core/refund/refund-line.entity.js';
import { ReturnLine } from '../order-core/return/return-line.entity.js';
import { OPEN_RETURN_STATES, type ReturnState } from '../order-core/return/return-machine.js';
import { Return } from '../order-core/return/return.entity.js';
import { OrderReader, type Caller } from '../orders/read/order-reader.js';
import type { ReturnExportDto, ReturnListQueryDto } from './return-input.dto.js';
import { ReturnPicture } from './return-picture.entity.js';
import { toLineDto, toReturnDto, toStaffReturnDto, type ReturnParts } from './return-view.js';
import type { OrderReturnsDto, ReturnDto, ReturnPageDto, StaffReturnDto } from './return.dto.js';
import { ReturnableService } from './returnable.service.js';
import { ReturnsQueries } from './returns.queries.js';

const PAGE = 20;

/** What the filters of the list mean: without a state all open returns. */
export const searchOf = ({ state, days }: ReturnExportDto) => {
  const states: readonly ReturnState[] = state ? [state] : OPEN_RETURN_STATES;
  return { states, days, isOpen: OPEN_RETURN_STATES.some((open) => open === states[0]) };
};

/** Reads returns for their shopper and for staff. */
@Injectable()
export class ReturnsReader {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: ReturnsQueries,
    private readonly orders: OrderReader,
    private readonly returnable: ReturnableService,
  ) {}

  /** The returns of the caller's own order, and what of it can be returned. */
  async ofOrder(operationId: string, caller: Caller): Promise<OrderReturnsDto> {
    const { manager } = this.db;
    const order = await this.orders.ownRow(operationId, caller);
    const rows = await manager.find(Return, {
      where: { orderId: order.id },
      order: { id: 'DESC' },
    });
    const { problem, until, lines } = await this.returnable.of(manager, order);
    const parts = await this.partsOf(rows);
    return {
      problem,
      until: until?.toISOString() ?? null,
      lines: lines
        .filter(({ left }) => left > 0)
        .map(({ line, left }) => ({
          ...toLineDto(line, line, paidFor(line, left, line.quantity - left)),
          left,
        })),
      returns: parts.map(toReturnDto),
    };
  }

  /** The row of a return of the caller's own order; staff may read any. */
  async ownRow(id: number, { kind, id: userId }: Caller): Promise<Return> {
    const row = await this.db.manager.findOneBy(Return, { id });
    const isOwn =
      row &&
      (kind === 'staff' || (await this.db.manager.existsBy(Order, { id: row.orderId, userId })));
    if (!isOwn) throw new NotFound(msg('return.notFound'));
    return row;
  }

  /** A return of the caller's own order. */
  async own(id: number, caller: Caller): Promise<ReturnDto> {
    return toReturnDto(await this.parts(await this.ownRow(id, caller)));
  }

  /** A return for staff. */
  async one(id: number): Promise<StaffReturnDto> {
    const row = await this.db.manager.findOneBy(Return, { id });
    if (!row) throw new NotFound(msg('return.notFound'));
    return toStaffReturnDto(await this.parts(row));
  }

  /** A page of returns for staff, with the number of open ones by state. */
  async page({ page = 1, limit = PAGE, state, days }: ReturnListQueryDto): Promise<ReturnPageDto> {
    const search = searchOf({ state, days });
    const [ids, total, counts] = await Promise.all([
      this.queries.page({ ...search, limit, offset: (page - 1) * limit }),
      this.queries.count(search.states, days),
      this.queries.counts(OPEN_RETURN_STATES),
    ]);
    const rows = await this.db.manager.findBy(Return, { id: In(ids) });
    const parts = await this.partsOf(ids.flatMap((id) => rows.find((row) => row.id === id) ?? []));
    const none = { requested: 0, approved: 0, received: 0, refunding: 0 };
    return {
      returns: parts.map(toStaffReturnDto),
      total,
      page,
      limit,
      counts: { ...none, ...counts },
    };
  }

  /** Name of the stored file of a picture of such a return. */
  async pictureOf(id: number, pictureId: number, caller: Caller): Promise<string> {
    await this.ownRow(id, caller);
    const picture = await this.db.manager.findOneBy(ReturnPicture, { id: pictureId, returnId: id });
    if (!picture) throw new NotFound(msg('file.notFound'));
    return picture.file;
  }

  private async parts(row: Return): Promise<ReturnParts> {
    const [parts] = await this.partsOf([row]);
    if (!parts) throw new NotFound(msg('return.notFound'));
    return parts;
  }

  /** The same few queries for any number of returns. */
  private async partsOf(rows: Return[]): Promise<ReturnParts[]> {
    if (rows.length === 0) return [];
    const { manager } = this.db;
    const returnId = In(rows.map(({ id }) => id));
    const orderId = In(rows.map((row) => row.orderId));
    const [orders, lines, bought, pictures, refundLines, payments] = await Promise.all([
      manager.findBy(Order, { id: orderId }),
      manager.find(ReturnLine, { where: { returnId }, order: { id: 'ASC' } }),
      manager.findBy(OrderLine, { orderId }),
      manager.find(ReturnPicture, { where: { returnId }, order: { id: 'ASC' } }),
      manager.findBy(RefundLine, { orderId }),
      manager.findBy(Payment, { orderId, state: 'refund_failed' }),
    ]);
    return rows.flatMap((row) => {
      const order = orders.find(({ id }) => id === row.orderId);
      if (!order) return [];
      const isOf = (part: { returnId: number }): boolean => part.returnId === row.id;
      return {
        row,
        order,
        lines: lines.filter(isOf).flatMap((line) => {
          const of = bought.find(({ id }) => id === line.orderLineId);
          return of ? [{ line, bought: of }] : [];
        }),
        pictures: pictures.filter(isOf),
        refundLines: refundLines.filter((line) => line.orderId === row.orderId),
        failedPayments: payments.map(({ id }) => id),
      };
    });
  }
}
