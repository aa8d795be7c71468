import { Injectable } from '@nestjs/common';
import { cityName, orderNumber, toAedText } from '@shop/shop-rules';
import { ColumnExport, type ExportColumn } from '../../../platform/files/list-export.js';
import type { Principal } from '../../../platform/http/principal.js';
import { msg } from '../../../platform/i18n/message.js';
import { LateParcelsQueries, type ExportedParcel } from './late-parcels.queries.js';

const COLUMNS: ExportColumn<ExportedParcel>[] = [
  { heading: msg('export.order'), value: ({ id }) => orderNumber(id) },
  { heading: msg('export.carrier'), value: ({ carrier }) => carrier },
  { heading: msg('export.city'), value: ({ city }, locale) => cityName(city, locale) },
  { heading: msg('export.deliverBy'), value: ({ deliverBy }) => deliverBy },
  { heading: msg('export.deliveredOn'), value: ({ deliveredOn }) => deliveredOn },
  { heading: msg('export.daysLate'), value: ({ days }) => days },
  { heading: msg('export.coupon'), value: ({ couponCode }) => couponCode },
  {
    heading: msg('export.couponAmount'),
    value: ({ couponFils }) => (couponFils === null ? null : toAedText(couponFils)),
  },
];

/** Exports the parcels that were delivered after their promised day. */
@Injectable()
export class LateParcelExportService extends ColumnExport<object, ExportedParcel> {
  protected readonly columns = COLUMNS;

  constructor(private readonly queries: LateParcelsQueries) {
    super();
  }

  ids(_query: object, _by: Principal, limit: number): Promise<number[]> {
    return this.queries.lateIds(limit);
  }

  protected read(ids: number[]): Promise<ExportedParcel[]> {
    return this.queries.exported(ids);
  }
}
