import { Injectable } from '@nestjs/common';
import { cityName, toAedText, UNDEFINED_TEXT } from '@shop/shop-rules';
import { ColumnExport, type ExportColumn } from '../../../platform/files/list-export.js';
import type { Principal } from '../../../platform/http/principal.js';
import { msg, type Message } from '../../../platform/i18n/message.js';
import type { ShoppersExportDto } from './account.dto.js';
import { AccountsQueries, type ExportedShopper } from './accounts.queries.js';

/** What was never entered is empty. */
const known = (text: string): string => (text === UNDEFINED_TEXT ? '' : text);
const yesNo = (is: boolean): Message => msg(is ? 'export.yes' : 'export.no');

const COLUMNS: ExportColumn<ExportedShopper>[] = [
  { heading: msg('export.name'), value: ({ name }) => name },
  { heading: msg('export.email'), value: ({ email }) => email },
  { heading: msg('export.emailVerified'), value: ({ isVerified }) => yesNo(isVerified) },
  { heading: msg('export.phone'), value: ({ phone }) => phone },
  { heading: msg('export.username'), value: ({ username }) => username },
  { heading: msg('export.gender'), value: ({ gender }) => known(gender) },
  { heading: msg('export.city'), value: ({ city }, locale) => cityName(known(city), locale) },
  { heading: msg('export.area'), value: ({ area }) => known(area) },
  { heading: msg('export.building'), value: ({ building }) => known(building) },
  { heading: msg('export.flat'), value: ({ flat }) => known(flat) },
  { heading: msg('export.language'), value: ({ locale }) => locale },
  { heading: msg('export.registered'), value: ({ registered }) => registered },
  { heading: msg('export.orders'), value: ({ orders }) => orders },
  { heading: msg('export.spent'), value: ({ spentFils }) => toAedText(spentFils) },
  { heading: msg('export.lastOrder'), value: ({ lastOrder }) => lastOrder },
  { heading: msg('export.blocked'), value: ({ isBlocked }) => yesNo(isBlocked) },
];

/** Exports the list of shoppers. */
@Injectable()
export class ShopperExportService extends ColumnExport<ShoppersExportDto, ExportedShopper> {
  protected readonly columns = COLUMNS;

  constructor(private readonly queries: AccountsQueries) {
    super();
  }

  ids(query: ShoppersExportDto, _by: Principal, limit: number): Promise<number[]> {
    return this.queries.ids(query, limit);
  }

  protected read(ids: number[]): Promise<ExportedShopper[]> {
    return this.queries.exported(ids);
  }
}
