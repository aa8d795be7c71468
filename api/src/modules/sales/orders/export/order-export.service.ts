import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { EXPORTED_ORDERS, formatCount, type Locale } from '@shop/shop-rules';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { exportedChanges } from '../../../back-office/audit/exported-changes.js';
import { writeAudit } from '../../../back-office/audit/write-audit.js';
import { ColumnExport, csvText } from '../../../../platform/files/list-export.js';
import { Rejected } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import { Order } from '../../order-core/order.entity.js';
import { OrderSearchQueries } from '../read/order-search.queries.js';
import { searchOf } from '../read/search-of.js';
import { ORDER_COLUMNS } from './order-columns.js';
import type { OrderExportQueryDto } from './order-export.dto.js';
import { OrderExportQueries, type ExportedOrder } from './order-export.queries.js';

/** Exports orders as CSV. */
@Injectable()
export class OrderExportService extends ColumnExport<OrderExportQueryDto, ExportedOrder> {
  protected readonly columns = ORDER_COLUMNS;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly search: OrderSearchQueries,
    private readonly queries: OrderExportQueries,
  ) {
    super();
  }

  /** The file, in parts. */
  async csv(query: OrderExportQueryDto, locale: Locale): Promise<AsyncIterable<string>> {
    const ids = await this.ids(query);
    await this.record(this.db.manager, query, ids.length);
    return csvText(this, ids, query, locale);
  }

  /** Records an export in the audit log, because it contains personal data of many shoppers. */
  private async record(
    manager: EntityManager,
    { orders: _chosen, ...filters }: OrderExportQueryDto,
    count: number,
  ): Promise<void> {
    await writeAudit(manager, {
      action: 'exported',
      subject: 'orders',
      subjectId: 0,
      changes: exportedChanges({ ...filters, orders: count }),
    });
  }

  protected read(ids: number[]): Promise<ExportedOrder[]> {
    return this.queries.rows(ids);
  }

  /** Ids of the orders in the order of the list. */
  async ids({ orders, ...query }: OrderExportQueryDto): Promise<number[]> {
    if (orders !== undefined) {
      const found = await this.db.manager.find(Order, {
        select: { id: true },
        where: { operationId: In(orders.split(',')) },
        order: { createdAt: 'DESC', id: 'DESC' },
      });
      return found.map(({ id }) => id);
    }
    const ids = await this.search.ids(searchOf(query), EXPORTED_ORDERS + 1);
    if (ids.length <= EXPORTED_ORDERS) return ids;
    throw new Rejected(
      'too_many_to_export',
      msg('order.tooManyToExport', { count: formatCount(EXPORTED_ORDERS) }),
    );
  }
}
