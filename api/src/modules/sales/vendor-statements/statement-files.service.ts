import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Locale } from '@shop/shop-rules';
import type { Principal } from '../../../platform/http/principal.js';
import { SheetProcess } from '../../catalogue/product-import/sheet-process.js';
import { Letterheads } from '../order-documents/letterheads.service.js';
import { statementSheets } from './statement-sheets.js';
import { statementNumber } from './statement-view.js';
import { VendorStatementsQueries, type StoredStatement } from './vendor-statements.queries.js';
import { VendorStatementsService } from './vendor-statements.service.js';

/** Most entries of a PDF, and of a workbook. */
const PDF_ENTRIES = 1000;
const SHEET_ENTRIES = 100_000;

export interface StatementFile {
  name: string;
  content: Buffer;
}

/** Files of issued statements. */
@Injectable()
export class StatementFilesService {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly statements: VendorStatementsService,
    private readonly queries: VendorStatementsQueries,
    private readonly letterheads: Letterheads,
    private readonly sheets: SheetProcess,
  ) {}

  async pdf(id: number, locale: Locale, caller: Principal): Promise<StatementFile> {
    const statement = await this.statements.stored(id, caller);
    const entries = await this.queries.entries({ statementId: id }, PDF_ENTRIES);
    const seller = await this.letterheads.seller(statement.taxNumber);
    const content = await this.inTurn(async () =>
      (await import('./statement-pdf.js')).statementPdf({ statement, entries, seller, locale }),
    );
    return { name: fileName(statement, 'pdf'), content };
  }

  async workbook(id: number, locale: Locale, caller: Principal): Promise<StatementFile> {
    const statement = await this.statements.stored(id, caller);
    const entries = await this.queries.entries({ statementId: id }, SHEET_ENTRIES);
    const content = await this.sheets.write(
      JSON.stringify(statementSheets(statement, entries, locale)),
    );
    return { name: fileName(statement, 'xlsx'), content };
  }

  /** Rendering blocks the process, so documents are rendered one at a time, with other work in between. */
  private inTurn(write: () => Promise<Buffer>): Promise<Buffer> {
    const document = this.last.then(() => setImmediate()).then(write);
    this.last = document.catch(() => undefined);
    return document;
  }
}

const fileName = ({ no, month }: StoredStatement, ending: string): string =>
  `statement-${statementNumber(no)}-${month}.${ending}`;
