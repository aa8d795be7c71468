import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Uploads } from '../../../../platform/files/uploads.js';
import { BusinessDetailsService } from '../../../content/settings/business-details.service.js';
import { OrderErasureQueries } from './order-erasure.queries.js';

/** Orders that one sweep erases at most. */
const SWEPT = 100;
/** The count for staff goes no further. */
const COUNTED = 10_000;

/** Removes personal data from orders: at once what no tax record needs, and the rest after the tax period. */
@Injectable()
export class OrderErasureService {
  private readonly logger = new Logger('Erasure');

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: OrderErasureQueries,
    private readonly details: BusinessDetailsService,
    private readonly uploads: Uploads,
  ) {}

  /** How many of these orders are open, so that their data is still needed. */
  open(manager: EntityManager, orders: readonly number[]): Promise<number> {
    return this.queries.open(manager, orders);
  }

  /** Erases what invoices do not need. Returns the files to discard once the transaction is committed. */
  async erase(manager: EntityManager, orders: readonly number[]): Promise<string[]> {
    const files = await this.queries.eraseContact(manager, orders);
    await this.queries.eraseAddress(manager, await this.queries.neverSold(manager, orders));
    return files;
  }

  /** Erases the remaining personal data of the oldest orders without an account whose tax period is over; returns their number. */
  async sweep(): Promise<number> {
    const { moment } = await this.cutoff();
    const { orders, files } = await this.db.transaction(async (manager) => {
      const due = await this.queries.lockDue(manager, moment, SWEPT);
      if (due.length === 0) return { orders: 0, files: [] };
      const pictures = await this.queries.eraseContact(manager, due);
      await this.queries.eraseAddress(manager, due);
      return { orders: due.length, files: pictures };
    });
    await this.uploads.discard(files);
    if (orders > 0)
      this.logger.log(`Erased the personal data of ${orders} orders after their tax period.`);
    return orders;
  }

  /** What the next sweeps erase; the count ends at 10,000. */
  async due(): Promise<{ years: number; retainedFrom: string; orders: number }> {
    const { years, day, moment } = await this.cutoff();
    return { years, retainedFrom: day, orders: await this.queries.countDue(moment, COUNTED) };
  }

  private async cutoff() {
    const { taxRecordYears: years } = await this.details.current();
    return { years, ...(await this.queries.cutoff(years)) };
  }
}
