import { Injectable } from '@nestjs/common';
import { cityName, formatList, orderNumber, toAedText } from '@shop/shop-rules';
import { ColumnExport, type ExportColumn } from '../../../platform/files/list-export.js';
import type { Principal } from '../../../platform/http/principal.js';
import { msg } from '../../../platform/i18n/message.js';
import { translate } from '../../../platform/i18n/translate.js';
import type { CashOrderExportDto } from './cash-order.dto.js';
import { CashOrdersQueries, type ExportedCashOrder } from './cash-orders.queries.js';

const COLUMNS: ExportColumn<ExportedCashOrder>[] = [
  { heading: msg('export.order'), value: ({ id }) => orderNumber(id) },
  { heading: msg('export.placed'), value: ({ placed }) => placed },
  {
    heading: msg('export.waitReason'),
    value: ({ reasons }, locale) =>
      formatList(
        reasons.map((reason) => translate(msg(`export.wait.${reason}`), locale)),
        locale,
      ),
  },
  { heading: msg('export.total'), value: ({ totalFils }) => toAedText(totalFils) },
  { heading: msg('export.items'), value: ({ items }) => items },
  { heading: msg('export.name'), value: ({ shopper }) => shopper },
  { heading: msg('export.phone'), value: ({ phone }) => phone },
  { heading: msg('export.city'), value: ({ city }, locale) => cityName(city, locale) },
  { heading: msg('export.area'), value: ({ area }) => area },
  { heading: msg('export.building'), value: ({ building }) => building },
  { heading: msg('export.flat'), value: ({ flat }) => flat },
  { heading: msg('export.noAnswers'), value: ({ noAnswers }) => noAnswers },
  { heading: msg('export.called'), value: ({ called }) => called },
  { heading: msg('export.callAfter'), value: ({ callAfter }) => callAfter },
];

/** Exports the cash orders that wait for a confirmation. */
@Injectable()
export class CashOrderExportService extends ColumnExport<CashOrderExportDto, ExportedCashOrder> {
  protected readonly columns = COLUMNS;

  constructor(private readonly queries: CashOrdersQueries) {
    super();
  }

  ids({ list }: CashOrderExportDto, _by: Principal, limit: number): Promise<number[]> {
    return this.queries.ids(list === 'later', limit);
  }

  protected read(ids: number[]): Promise<ExportedCashOrder[]> {
    return this.queries.exported(ids);
  }
}
