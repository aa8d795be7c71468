import { Injectable } from '@nestjs/common';
import {
  EXPORTED_ORDERS,
  formatCount,
  localizedName,
  orderNumber,
  toAedText,
} from '@shop/shop-rules';
import { ColumnExport, type ExportColumn } from '../../../../platform/files/list-export.js';
import { ownVendor, type Principal } from '../../../../platform/http/principal.js';
import { Rejected } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import { OrderSearchQueries } from '../read/order-search.queries.js';
import { searchOf } from '../read/search-of.js';
import type { OrderExportFiltersDto } from './order-export.dto.js';
import { OrderExportQueries, type ExportedLine } from './order-export.queries.js';

/** Nothing about the shopper, so that vendors can have it. */
const COLUMNS: ExportColumn<ExportedLine>[] = [
  { heading: msg('export.order'), value: ({ orderId }) => orderNumber(orderId) },
  { heading: msg('export.placed'), value: ({ placed }) => placed },
  { heading: msg('export.deliverBy'), value: ({ deliverBy }) => deliverBy },
  { heading: msg('export.state'), value: ({ state }) => msg(`export.state.${state}`) },
  { heading: msg('export.productId'), value: ({ productId }) => productId },
  {
    heading: msg('export.product'),
    value: localizedName,
  },
  { heading: msg('export.code'), value: ({ code }) => code },
  { heading: msg('export.size'), value: ({ size }) => size },
  { heading: msg('export.color'), value: ({ color }) => color },
  { heading: msg('export.quantity'), value: ({ quantity }) => quantity },
  { heading: msg('export.unitPrice'), value: ({ unitFils }) => toAedText(unitFils) },
  { heading: msg('export.discount'), value: ({ discountFils }) => toAedText(discountFils) },
  {
    heading: msg('export.total'),
    value: ({ unitFils, quantity, discountFils }) => toAedText(unitFils * quantity - discountFils),
  },
  { heading: msg('export.vendor'), value: ({ vendor }) => vendor },
];

/** Exports the products of orders, one row each; vendors get their own. */
@Injectable()
export class OrderLineExportService extends ColumnExport<OrderExportFiltersDto, ExportedLine> {
  protected readonly columns = COLUMNS;

  constructor(
    private readonly search: OrderSearchQueries,
    private readonly queries: OrderExportQueries,
  ) {
    super();
  }

  async ids(query: OrderExportFiltersDto, by: Principal, limit: number): Promise<number[]> {
    const vendor = ownVendor(by);
    const orders = await this.search.ids(searchOf(query, vendor), EXPORTED_ORDERS + 1);
    if (orders.length > EXPORTED_ORDERS)
      throw new Rejected(
        'too_many_to_export',
        msg('order.tooManyToExport', { count: formatCount(EXPORTED_ORDERS) }),
      );
    return this.queries.lineIds(orders, vendor, limit);
  }

  protected read(ids: number[]): Promise<ExportedLine[]> {
    return this.queries.lines(ids);
  }
}
