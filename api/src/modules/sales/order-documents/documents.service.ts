import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { creditNoteName, invoiceName, orderNumber } from '@shop/shop-rules';
import { IsNull, Not, type DataSource } from 'typeorm';
import { Conflict, NotFound } from '../../../platform/http/problem.js';
import { OrderReader, type Caller } from '../orders/read/order-reader.js';
import { OrderLine } from '../order-core/order-line.entity.js';
import { isInvoiced } from '../order-core/invoiced.js';
import { Order } from '../order-core/order.entity.js';
import { creditNoteNumber } from '../order-core/refund/credit-note-number.js';
import { InvoiceReversal } from '../order-core/refund/invoice-reversal.entity.js';
import { RefundLine } from '../order-core/refund/refund-line.entity.js';
import { Refund } from '../order-core/refund/refund.entity.js';
import { Shipment } from '../order-core/shipment/shipment.entity.js';
import { DocumentsQueries, type IssuedInvoice } from './documents.queries.js';
import { creditedParts, wholeOrder } from './credited-parts.js';
import { Letterheads } from './letterheads.service.js';
import { shortened } from './shortened.js';
import { msg } from '../../../platform/i18n/message.js';

const NUMBER_DIGITS = 6;
const invoiceNumber = (no: number): string => `INV-${String(no).padStart(NUMBER_DIGITS, '0')}`;

/** A document as PDF; its name contains the order number, never the operation id. */
export interface OrderDocument {
  name: string;
  pdf: Buffer;
}

/** Printed documents of an order. */
@Injectable()
export class DocumentsService {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: DocumentsQueries,
    private readonly orders: OrderReader,
    private readonly letterheads: Letterheads,
  ) {}

  /** The invoice of a sold order; its number is assigned on the first request and never changes. */
  async invoice(operationId: string, caller: Caller): Promise<OrderDocument> {
    const order = await this.orders.ownRow(operationId, caller);
    const issued = await this.issued(order, caller.kind === 'staff' ? 'staff' : 'owner');
    if (!issued) throw new Conflict('not_sold', msg('order.noInvoice'));
    const { no, issuedAt } = issued;
    const lines = await this.linesOf(order.id);
    const seller = await this.letterheads.seller();
    return this.inTurn(invoiceName(orderNumber(order.id)), async () =>
      (await import('./invoice.js')).invoicePdf({
        number: invoiceNumber(no),
        issuedAt,
        order,
        lines,
        seller,
      }),
    );
  }

  /** The credit note of a refund of the order. */
  async creditNote(operationId: string, refundId: number, caller: Caller): Promise<OrderDocument> {
    const order = await this.orders.ownRow(operationId, caller);
    const { manager } = this.db;
    const refund = await manager.findOneBy(Refund, { id: refundId, orderId: order.id });
    const no = refund?.creditNoteNo ?? null;
    if (!refund || no === null) throw new NotFound(msg('refund.notFound'));
    const [stored, lines, invoice] = await Promise.all([
      manager.find(RefundLine, { where: { refundId }, order: { id: 'ASC' } }),
      this.linesOf(order.id),
      this.issued(order, 'staff'),
    ]);
    const number = creditNoteNumber(no);
    const seller = await this.letterheads.seller();
    return this.inTurn(creditNoteName(orderNumber(order.id), number), async () =>
      (await import('./credit-note.js')).creditNotePdf({
        number,
        invoice: invoice ? invoiceNumber(invoice.no) : '',
        issuedAt: refund.createdAt,
        totalFils: refund.amountFils,
        way: refund.way,
        order,
        lines,
        parts: creditedParts(refund, stored, order, lines),
        seller,
      }),
    );
  }

  /** The credit note that reverses the invoice of a cash order that was not delivered. */
  async reversal(operationId: string, caller: Caller): Promise<OrderDocument> {
    const order = await this.orders.ownRow(operationId, caller);
    const [reversal, invoice, lines] = await Promise.all([
      this.db.manager.findOneBy(InvoiceReversal, { orderId: order.id }),
      this.queries.invoiceOf(order.id),
      this.linesOf(order.id),
    ]);
    if (!reversal?.creditNoteNo || !invoice) throw new NotFound(msg('order.noReversal'));
    const number = creditNoteNumber(reversal.creditNoteNo);
    const seller = await this.letterheads.seller();
    return this.inTurn(creditNoteName(orderNumber(order.id), number), async () =>
      (await import('./credit-note.js')).creditNotePdf({
        number,
        invoice: invoiceNumber(invoice.no),
        issuedAt: reversal.createdAt,
        totalFils: order.totalFils,
        way: 'unpaid',
        order,
        lines,
        parts: wholeOrder(order, lines),
        seller,
      }),
    );
  }

  /** The invoice of an order, issued now if the viewer may have it; an issued one stays, whatever becomes of the order. */
  private async issued(
    order: Order,
    viewer: 'owner' | 'staff',
  ): Promise<IssuedInvoice | undefined> {
    const earlier = await this.queries.invoiceOf(order.id);
    if (earlier) return earlier;
    if (!isInvoiced(order, viewer)) return undefined;
    await this.queries.issueInvoice(order.id);
    // Another request has taken the number, so the next one is tried; or the order was cancelled meanwhile.
    return this.issued(await this.db.manager.findOneByOrFail(Order, { id: order.id }), viewer);
  }

  /** The packing slip of a vendor's own lines, by order number, with first name and city. */
  async packingSlipOfVendor(number: string, vendorId: number): Promise<OrderDocument> {
    const order = await this.orders.soldBy(vendorId, number);
    const lines = await this.linesOf(order.id, vendorId);
    const letterhead = await this.letterheads.current();
    return this.inTurn(slipName(order), async () =>
      (await import('./packing-slip.js')).packingSlipPdf(
        { order: shortened(order), lines, awb: '', locale: order.locale },
        letterhead,
      ),
    );
  }

  /** The packing slip of an order. */
  async packingSlip(operationId: string): Promise<OrderDocument> {
    const order = await this.orderOf(operationId);
    const lines = await this.linesOf(order.id);
    const { locale } = order;
    const shipment = await this.db.manager.findOne(Shipment, {
      where: { orderId: order.id, awb: Not(IsNull()), state: Not('voided') },
      order: { id: 'DESC' },
    });
    const letterhead = await this.letterheads.current();
    return this.inTurn(slipName(order), async () =>
      (await import('./packing-slip.js')).packingSlipPdf(
        { order, lines, awb: shipment?.awb ?? '', locale },
        letterhead,
      ),
    );
  }

  /** Rendering blocks the process, so documents are rendered one at a time, with other work in between. */
  private async inTurn(name: string, write: () => Promise<Buffer>): Promise<OrderDocument> {
    const document = this.last.then(() => setImmediate()).then(write);
    this.last = document.catch(() => undefined);
    return { name, pdf: await document };
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

const slipName = ({ id }: Order): string => `packing-slip-${orderNumber(id)}`;
