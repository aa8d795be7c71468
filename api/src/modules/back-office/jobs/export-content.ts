import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { isImported, type ExportKind, type ListImportKind } from '@shop/shop-rules';
import { csvText } from '../../../platform/files/list-export.js';
import { msg } from '../../../platform/i18n/message.js';
import { translate } from '../../../platform/i18n/translate.js';
import { SheetFilesService } from '../../catalogue/product-import/files/sheet-files.service.js';
import { SheetProcess } from '../../catalogue/product-import/sheet-process.js';
import { ExportLists } from './export-lists.js';
import type { Export } from './export.entity.js';
import type { ExportPart } from './export-part.entity.js';

/** Rows of a part: it is in memory while it is written, and takes a fraction of the lease. An import accepts no more. */
const ROWS = 5_000;

type Choice = Pick<ExportPart, 'first' | 'last' | 'rows'>;

/** What the parts of an export contain. */
@Injectable()
export class ExportContent {
  constructor(
    private readonly lists: ExportLists,
    private readonly products: SheetFilesService,
    private readonly sheets: SheetProcess,
  ) {}

  /** The part after this last row; undefined after the last part. */
  async next(row: Export, after: number): Promise<Choice | undefined> {
    if (row.kind === 'products') {
      const part = await this.products.nextProducts(after, row.vendorId ?? undefined);
      return part ? { first: part.from, last: part.to, rows: part.products } : undefined;
    }
    const rows = Math.min(ROWS, row.rowIds.length - after);
    return rows > 0 ? { first: after + 1, last: after + rows, rows } : undefined;
  }

  async content({ kind, query, locale, ...row }: Export, { first, last }: Choice): Promise<Buffer> {
    if (kind === 'products') return this.products.products(first, last, row.vendorId ?? undefined);
    const list = this.lists.of(kind);
    const ids = row.rowIds.slice(first - 1, last);
    if (!isImported(kind))
      return buffer(Readable.from(csvText(list, ids, query, locale, first === 1)));
    const headings = list.headings(query, locale);
    const cells = await list.rows(ids, query, locale, row.vendorId ?? undefined);
    const rows = [headings, ...cells];
    // All columns but the id are text, so that Excel does not turn codes and times into numbers.
    const textColumns = headings.map((_, at) => at).slice(1);
    return this.sheets.write(JSON.stringify([{ name: nameOf(kind, locale), rows, textColumns }]));
  }
}

const nameOf = (kind: ExportKind, locale: Export['locale']): string =>
  translate(msg(`export.sheet.${kind as ListImportKind}`), locale);
