import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { writeAudit } from '../../../back-office/audit/write-audit.js';
import { refuseChanged } from '../../../../platform/http/validation/read-values.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { lockOrder } from '../../order-core/transition.js';
import { OrderReader } from '../read/order-reader.js';
import type { SetOrderTagsDto } from './order-note.dto.js';
import { OrderNotesQueries } from './order-notes.queries.js';
import { OrderTag } from '../order-tag.entity.js';

/** Tags of orders. */
@Injectable()
export class OrderTagsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly reader: OrderReader,
    private readonly queries: OrderNotesQueries,
  ) {}

  suggested(): Promise<string[]> {
    return this.queries.suggested();
  }

  /** Replaces the tags of an order, unless they were changed since `before` was read. */
  async set(
    operationId: string,
    user: Principal,
    { tags, before }: SetOrderTagsDto,
  ): Promise<string[]> {
    const { id } = await this.reader.ownRow(operationId, user);
    return this.db.transaction(async (manager) => {
      await lockOrder(manager, id);
      const from = await tagsOf(manager, id);
      refuseChanged({ tags: from }, before, { tags });
      await this.queries.replaceTags(manager, id, tags);
      const to = await tagsOf(manager, id);
      if (from.join('\n') !== to.join('\n'))
        await writeAudit(manager, {
          action: 'tags_changed',
          subject: 'orders',
          subjectId: id,
          changes: { tags: { from: from.join(', '), to: to.join(', ') } },
        });
      return to;
    });
  }
}

const tagsOf = async (manager: EntityManager, orderId: number): Promise<string[]> => {
  const tags = await manager.find(OrderTag, { where: { orderId }, order: { id: 'ASC' } });
  return tags.map(({ tag }) => tag);
};
