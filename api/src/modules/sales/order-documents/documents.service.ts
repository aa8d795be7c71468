import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IsNull, Not, type DataSource } from 'typeorm';
import { Env } from '../../../platform/config/env.js';
import { Conflict, NotFound } from '../../../platform/http/problem.js';
import { firstName } from '../orders/read/mask.js';
import { OrderReader } from '../orders/read/order-reader.js';
import { OrderLine } from '../order-core/order-line.entity.js';
import type { OrderState } from '../order-core/order-machine.js';
import { Order } from '../order-core/order.entity.js';
import { Shipment } from '../order-core/shipment/shipment.entity.js';
import { DocumentsQueries, type IssuedInvoice } from './documents.queries.js';
import { invoicePdf } from './invoice.js';
import { packingSlipPdf } from './packing-slip.js';
import { msg } from '../../../platform/i18n/message.js';

/** States without a sale. */
const UNSOLD: readonly OrderState[] = [
  'pending_payment',
  'payment_failed',
  'expired',
  'cod_pending',
  'cancelled',
];
const NUMBER_DIGITS = 6;

/** Printed documents of an order. */
@Injectable()
export class DocumentsService {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: DocumentsQueries,
    private readonly env: Env,
    private readonly orders: OrderReader,
  ) {}

  /** The invoice of a sold order; its number is assigned on the first request and never changes. */
  async invoice(operationId: string): Promise<Buffer> {
    const order = await this.orderOf(operationId);
    const { no, issuedAt } = await this.issued(order);
    const lines = await this.linesOf(order.id);
    return this.inTurn(() =>
      invoicePdf({
        number: `INV-${String(no).padStart(NUMBER_DIGITS, '0')}`,
        issuedAt,
        order,
        lines,
        seller: { address: this.env.SHOP_ADDRESS, trn: this.env.TAX_NUMBER },
      }),
    );
  }

  private async issued(order: Order): Promise<IssuedInvoice> {
    const earlier = await this.queries.invoiceOf(order.id);
    if (earlier) return earlier;
    if (UNSOLD.includes(order.state)) throw new Conflict('not_sold', msg('order.noInvoice'));
    await this.queries.issueInvoice(order.id);
    // Another request has taken the number, so the next one is tried.
    return this.issued(order);
  }

  /** The packing slip of a vendor's own lines, by order number, with first name and city. */
  async packingSlipOfVendor(number: string, vendorId: number): Promise<Buffer> {
    const order = await this.orders.soldBy(vendorId, number);
    const lines = await this.linesOf(order.id, vendorId);
    return this.inTurn(() =>
      packingSlipPdf({ order: shortened(order), lines, awb: '', locale: order.locale }),
    );
  }

  /** The packing slip of an order. */
  async packingSlip(operationId: string): Promise<Buffer> {
    const order = await this.orderOf(operationId);
    const lines = await this.linesOf(order.id);
    const { locale } = order;
    const shipment = await this.db.manager.findOne(Shipment, {
      where: { orderId: order.id, awb: Not(IsNull()), state: Not('voided') },
      order: { id: 'DESC' },
    });
    return this.inTurn(() => packingSlipPdf({ order, lines, awb: shipment?.awb ?? '', locale }));
  }

  /** Rendering blocks the process, so documents are rendered one at a time, with other work in between. */
  private inTurn(write: () => Promise<Buffer>): Promise<Buffer> {
    const document = this.last.then(() => setImmediate()).then(write);
    this.last = document.catch(() => undefined);
    return document;
  }

  private async orderOf(operationId: string): Promise<Order> {
    const order = await this.db.manager.findOneBy(Order, { operationId });
    if (!order) throw new NotFound(msg('order.notFound'));
    return order;
  }

  private linesOf(orderId: number, vendorId?: number): Promise<OrderLine[]> {
    const own = vendorId !== undefined && { vendorId };
    return this.db.manager.find(OrderLine, { where: { orderId, ...own }, order: { id: 'ASC' } });
  }
}

const shortened = (order: Order): Order => ({
  ...order,
  fullName: firstName(order.fullName),
  phone: '',
  area: '',
  building: '',
  flat: '',
  notes: '',
});
