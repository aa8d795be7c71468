import { Injectable } from '@nestjs/common';
import { ColumnExport, type ExportColumn } from '../../../platform/files/list-export.js';
import type { Principal } from '../../../platform/http/principal.js';
import { msg } from '../../../platform/i18n/message.js';
import { VendorExportQueries, type ExportedVendor } from './vendor-export.queries.js';

const COLUMNS: ExportColumn<ExportedVendor>[] = [
  { heading: msg('export.id'), value: ({ id }) => id },
  { heading: msg('export.name'), value: ({ name }) => name },
  { heading: msg('export.username'), value: ({ username }) => username },
  { heading: msg('export.email'), value: ({ email }) => email },
  { heading: msg('export.about'), value: ({ about }) => about },
  { heading: msg('export.aboutAr'), value: ({ aboutAr }) => aboutAr },
  { heading: msg('export.products'), value: ({ products }) => products },
  { heading: msg('export.registered'), value: ({ created }) => created },
];

/** Exports the accounts that sell. */
@Injectable()
export class VendorExportService extends ColumnExport<object, ExportedVendor> {
  protected readonly columns = COLUMNS;

  constructor(private readonly queries: VendorExportQueries) {
    super();
  }

  ids(_query: object, _by: Principal, limit: number): Promise<number[]> {
    return this.queries.ids(limit);
  }

  protected read(ids: number[]): Promise<ExportedVendor[]> {
    return this.queries.exported(ids);
  }
}
