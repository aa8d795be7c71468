import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { dubaiDay, idOfOrderNumber, orderNumber } from '@shop/shop-rules';
import { In, type DataSource } from 'typeorm';
import type { PDFDocument } from 'pdf-lib';
import { Forbidden } from '../../../platform/http/problem.js';
import type { Principal } from '../../../platform/http/principal.js';
import { msg, type Message } from '../../../platform/i18n/message.js';
import { UNSOLD } from '../order-core/invoiced.js';
import { OrderLine } from '../order-core/order-line.entity.js';
import { Order } from '../order-core/order.entity.js';
import type { BulkResultDto } from '../orders/bulk/bulk-orders.dto.js';
import { ShipmentLabelsService } from '../shipments/shipment-labels.service.js';
import type { BulkContents, BulkPdfDto } from './bulk-documents.dto.js';
import type { Letterhead } from './document-parts.js';
import { Letterheads } from './letterheads.service.js';
import type { Part } from './merge-pdfs.js';
import type { PackingSlip } from './packing-slip.js';
import { shortened } from './shortened.js';

/** What an order contributes to the file. */
interface OrderDocuments {
  operationId: string;
  order: Order | undefined;
  label?: PDFDocument;
  slip?: PackingSlip;
  missing: Message[];
}

/** Labels and packing slips of several orders in one file. */
@Injectable()
export class BulkDocumentsService {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly labels: ShipmentLabelsService,
    private readonly letterheads: Letterheads,
  ) {}

  /** The file, and per order what it contains of it; what is missing is named. */
  async of(operationIds: string[], contents: BulkContents, caller: Principal): Promise<BulkPdfDto> {
    const vendorId = caller.role === 'vendor' ? caller.id : undefined;
    if (contents !== 'packing-slips' && !caller.rights.has('orders.documents'))
      throw new Forbidden();
    const documents = await this.documentsOf(operationIds, contents, vendorId);
    const pdf = await this.inTurn(documents, await this.letterheads.current());
    return {
      name: `orders-${dubaiDay(new Date())}.pdf`,
      pdf: pdf?.toString('base64') ?? null,
      results: documents.map(resultOf),
    };
  }

  private async documentsOf(
    operationIds: string[],
    contents: BulkContents,
    vendorId?: number,
  ): Promise<OrderDocuments[]> {
    const orders = await this.ordersOf(operationIds, vendorId);
    const ids = [...orders.values()].map(({ id }) => id);
    const own = vendorId !== undefined && { vendorId };
    const lines = await this.db.manager.find(OrderLine, {
      where: { orderId: In(ids), ...own },
      order: { id: 'ASC' },
    });
    const labels = await this.labels.ofOrders(vendorId === undefined ? ids : []);
    const { readPdf } = await import('./merge-pdfs.js');
    const documents: OrderDocuments[] = [];
    for (const operationId of operationIds) {
      const order = orders.get(operationId);
      const itsLines = lines.filter(({ orderId }) => orderId === order?.id);
      if (!order || (vendorId !== undefined && itsLines.length === 0)) {
        documents.push({ operationId, order: undefined, missing: [msg('order.notFound')] });
        continue;
      }
      const found = labels.get(order.id);
      const ofOrder: OrderDocuments = { operationId, order, missing: [] };
      if (contents !== 'packing-slips') {
        ofOrder.label = found?.pdf ? await readPdf(found.pdf) : undefined;
        if (!ofOrder.label) ofOrder.missing.push(whyNoLabel(found));
      }
      if (contents !== 'labels' && UNSOLD.includes(order.state))
        ofOrder.missing.push(msg('order.noPackingSlip'));
      else if (contents !== 'labels')
        ofOrder.slip = {
          order: vendorId === undefined ? order : shortened(order),
          lines: itsLines,
          awb: found?.awb ?? '',
          locale: order.locale,
        };
      documents.push(ofOrder);
    }
    return documents;
  }

  /** Orders by the id that the caller knows: vendors know only the number. */
  private async ordersOf(
    operationIds: string[],
    vendorId?: number,
  ): Promise<ReadonlyMap<string, Order>> {
    const { manager } = this.db;
    if (vendorId === undefined) {
      const found = await manager.findBy(Order, { operationId: In(operationIds) });
      return new Map(found.map((order) => [order.operationId, order]));
    }
    const ids = new Map(operationIds.map((number) => [number, idOfOrderNumber(number)]));
    const found = await manager.findBy(Order, { id: In([...ids.values()].filter(Boolean)) });
    return new Map(
      operationIds.flatMap((number) => {
        const order = found.find(({ id }) => id === ids.get(number));
        return order ? [[number, order] as const] : [];
      }),
    );
  }

  /** Writing takes time of the process, so that one file is written after the other. */
  private inTurn(documents: OrderDocuments[], shop: Letterhead): Promise<Buffer | undefined> {
    const file = this.last.then(() => write(documents, shop));
    this.last = file.catch(() => undefined);
    return file;
  }
}

const whyNoLabel = (found?: { pdf: Buffer | null }): Message => {
  if (!found) return msg('shipment.noLabel');
  return found.pdf ? msg('shipment.labelUnreadable') : msg('shipment.labelPending');
};

const resultOf = ({ operationId, order, label, slip, missing }: OrderDocuments): BulkResultDto => {
  const [reason] = missing;
  const number = order ? orderNumber(order.id) : null;
  if (!reason) return { operationId, number, outcome: 'done' };
  return { operationId, number, outcome: label || slip ? 'partly' : 'refused', reason };
};

const write = async (
  documents: OrderDocuments[],
  shop: Letterhead,
): Promise<Buffer | undefined> => {
  const withSlip = documents.flatMap(({ slip }) => slip ?? []);
  const { mergePdfs, readPdf } = await import('./merge-pdfs.js');
  const { packingSlipsPdf } = await import('./packing-slip.js');
  const slips = await packingSlipsPdf(withSlip, shop);
  const file = withSlip.length > 0 ? await readPdf(slips.pdf) : undefined;
  const parts = documents.flatMap(({ label, slip }): Part[] => {
    const pages = slip && slips.pages[withSlip.indexOf(slip)];
    return [...(label ? [{ file: label }] : []), ...(file && pages ? [{ file, pages }] : [])];
  });
  return parts.length > 0 ? mergePdfs(shop.name.en, parts) : undefined;
};
