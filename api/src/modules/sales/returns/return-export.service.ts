import { Injectable } from '@nestjs/common';
import { orderNumber, toAedText } from '@shop/shop-rules';
import { ColumnExport, type ExportColumn } from '../../../platform/files/list-export.js';
import type { Principal } from '../../../platform/http/principal.js';
import { msg } from '../../../platform/i18n/message.js';
import type { ReturnExportDto } from './return-input.dto.js';
import { searchOf } from './returns-reader.service.js';
import { ReturnsQueries, type ExportedReturn } from './returns.queries.js';

const COLUMNS: ExportColumn<ExportedReturn>[] = [
  { heading: msg('export.order'), value: ({ orderId }) => orderNumber(orderId) },
  { heading: msg('export.requested'), value: ({ requested }) => requested },
  { heading: msg('export.state'), value: ({ state }) => msg(`export.return.${state}`) },
  { heading: msg('export.reason'), value: ({ reason }) => msg(`export.reason.${reason}`) },
  { heading: msg('export.notes'), value: ({ note }) => note },
  { heading: msg('export.name'), value: ({ shopper }) => shopper },
  { heading: msg('export.phone'), value: ({ phone }) => phone },
  { heading: msg('export.email'), value: ({ email }) => email },
  { heading: msg('export.items'), value: ({ items }) => items },
  { heading: msg('export.received'), value: ({ received }) => received },
  { heading: msg('export.good'), value: ({ good }) => good },
  { heading: msg('export.refunded'), value: ({ refundedFils }) => toAedText(refundedFils) },
  { heading: msg('export.refusal'), value: ({ refusal }) => refusal },
  { heading: msg('export.closed'), value: ({ closed }) => closed },
];

/** Exports the list of returns. */
@Injectable()
export class ReturnExportService extends ColumnExport<ReturnExportDto, ExportedReturn> {
  protected readonly columns = COLUMNS;

  constructor(private readonly queries: ReturnsQueries) {
    super();
  }

  ids(query: ReturnExportDto, _by: Principal, limit: number): Promise<number[]> {
    return this.queries.page({ ...searchOf(query), limit, offset: 0 });
  }

  protected read(ids: number[]): Promise<ExportedReturn[]> {
    return this.queries.exported(ids);
  }
}
