import { Injectable } from '@nestjs/common';
import { cityName, orderNumber, toAedText } from '@shop/shop-rules';
import { ColumnExport, type ExportColumn } from '../../../platform/files/list-export.js';
import type { Principal } from '../../../platform/http/principal.js';
import { msg } from '../../../platform/i18n/message.js';
import type { DraftOrderExportDto } from './draft-order.dto.js';
import { DraftOrdersQueries, type ExportedDraft } from './draft-orders.queries.js';

const COLUMNS: ExportColumn<ExportedDraft>[] = [
  { heading: msg('export.draft'), value: ({ id }) => id },
  { heading: msg('export.state'), value: ({ state }) => msg(`export.draft.${state}`) },
  { heading: msg('export.name'), value: ({ fullName }) => fullName },
  { heading: msg('export.phone'), value: ({ phone }) => phone },
  { heading: msg('export.email'), value: ({ email }) => email },
  { heading: msg('export.city'), value: ({ city }, locale) => cityName(city, locale) },
  { heading: msg('export.area'), value: ({ area }) => area },
  { heading: msg('export.building'), value: ({ building }) => building },
  { heading: msg('export.flat'), value: ({ flat }) => flat },
  { heading: msg('export.items'), value: ({ items }) => items },
  { heading: msg('export.subtotal'), value: ({ goodsFils }) => toAedText(goodsFils) },
  { heading: msg('export.notes'), value: ({ note }) => note },
  { heading: msg('export.createdBy'), value: ({ createdBy }) => createdBy },
  { heading: msg('export.created'), value: ({ created }) => created },
  { heading: msg('export.sent'), value: ({ sent }) => sent },
  { heading: msg('export.opened'), value: ({ opened }) => opened },
  { heading: msg('export.validUntil'), value: ({ validUntil }) => validUntil },
  {
    heading: msg('export.order'),
    value: ({ orderId }) => (orderId === null ? null : orderNumber(orderId)),
  },
];

/** Exports the list of draft orders. */
@Injectable()
export class DraftOrderExportService extends ColumnExport<DraftOrderExportDto, ExportedDraft> {
  protected readonly columns = COLUMNS;

  constructor(private readonly queries: DraftOrdersQueries) {
    super();
  }

  ids({ state, q }: DraftOrderExportDto, _by: Principal, limit: number): Promise<number[]> {
    return this.queries.ids({ state, q, limit });
  }

  protected read(ids: number[]): Promise<ExportedDraft[]> {
    return this.queries.exported(ids);
  }
}
