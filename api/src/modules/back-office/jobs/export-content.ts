import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { SheetFilesService } from '../../catalogue/product-import/files/sheet-files.service.js';
import { OrderExportService } from '../../sales/orders/export/order-export.service.js';
import type { Export } from './export.entity.js';
import type { ExportPart } from './export-part.entity.js';

/** Orders of a part: it is in memory while it is written, and takes a fraction of the lease. */
const ORDERS = 5_000;

type Choice = Pick<ExportPart, 'first' | 'last' | 'rows'>;

/** What the parts of an export contain. */
@Injectable()
export class ExportContent {
  constructor(
    private readonly orders: OrderExportService,
    private readonly products: SheetFilesService,
  ) {}

  /** The part after this last row; undefined after the last part. */
  async next(row: Export, after: number): Promise<Choice | undefined> {
    if (row.kind === 'products') {
      const part = await this.products.nextProducts(after, row.vendorId ?? undefined);
      return part ? { first: part.from, last: part.to, rows: part.products } : undefined;
    }
    const rows = Math.min(ORDERS, row.orderIds.length - after);
    return rows > 0 ? { first: after + 1, last: after + rows, rows } : undefined;
  }

  content(row: Export, { first, last }: Choice): Promise<Buffer> {
    if (row.kind === 'products')
      return this.products.products(first, last, row.vendorId ?? undefined);
    const ids = row.orderIds.slice(first - 1, last);
    return buffer(Readable.from(this.orders.lines(ids, row.locale, first === 1)));
  }
}
