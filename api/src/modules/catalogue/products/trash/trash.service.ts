import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Uploads } from '../../../../platform/files/uploads.js';
import { ownVendor, type Principal } from '../../../../platform/http/principal.js';
import { Conflict, NotFound } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import { writeAudit } from '../../../back-office/audit/write-audit.js';
import type { TrashDto, TrashQueryDto } from './trash.dto.js';
import { TrashQueries } from './trash.queries.js';

const LIMIT = 20;
/** Products that one sweep removes at most. */
const SWEPT = 500;

/** Deleted products: vendors see their own, admins delete them permanently. */
@Injectable()
export class TrashService {
  private readonly logger = new Logger('Trash');

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: TrashQueries,
    private readonly uploads: Uploads,
  ) {}

  async list(by: Principal, { page = 1, limit = LIMIT }: TrashQueryDto): Promise<TrashDto> {
    const vendor = ownVendor(by);
    const [products, total] = await Promise.all([
      this.queries.list(limit, (page - 1) * limit, vendor),
      this.queries.count(vendor),
    ]);
    return { products, total };
  }

  /** Removes products whose period for restoring has ended, unless orders or reviews show them. */
  async sweep(): Promise<void> {
    const ids = await this.queries.expired(SWEPT);
    if (ids.length === 0) return;
    await this.purge(ids);
    this.logger.log(`Removed ${ids.length} deleted products.`);
  }

  /** All of them or none: orders and reviews keep the products that they show. */
  async purge(ids: readonly number[]): Promise<void> {
    const gone = await this.db.transaction(async (manager) => {
      const rows = await this.queries.lock(manager, ids);
      if (rows.length < ids.length)
        throw new NotFound(msg(ids.length === 1 ? 'product.notFound' : 'product.oneNotFound'));
      const count = rows.filter(({ isReferred }) => isReferred).length;
      if (count > 0) throw new Conflict('in_use', msg('product.referred', { count }));
      await this.queries.purge(manager, ids);
      await writeAudit(
        manager,
        ...rows.map(({ id, name }) => ({
          action: 'purged' as const,
          subject: 'products' as const,
          subjectId: id,
          label: name,
        })),
      );
      return rows;
    });
    await this.uploads.discard(
      gone.flatMap(({ images, usageImages }) => [...images, ...usageImages]),
    );
  }
}
