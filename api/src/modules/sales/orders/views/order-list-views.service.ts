import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ORDER_VIEWS } from '@shop/shop-rules';
import { Not, type DataSource, type EntityManager } from 'typeorm';
import { StaffAccount } from '../../../people/staff/staff-account.entity.js';
import { Conflict, NotFound } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import type { OrderViewDto, SaveOrderViewDto } from './order-list-view.dto.js';
import { OrderListView } from './order-list-view.entity.js';

/** Saved views of the order list; each staff account has its own. */
@Injectable()
export class OrderListViewsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async of(staffId: number): Promise<OrderViewDto[]> {
    const views = await this.db.manager.find(OrderListView, {
      where: { staffId },
      order: { name: 'ASC' },
      take: ORDER_VIEWS,
    });
    return views.map(({ id, name, query }) => ({ id, name, query }));
  }

  /** Saves a view; one with the same name is replaced. */
  async save(staffId: number, { name, query }: SaveOrderViewDto): Promise<void> {
    await this.alone(staffId, async (manager) => {
      const named = await manager.findOneBy(OrderListView, { staffId, name });
      if (named) {
        await manager.update(OrderListView, named.id, { query });
        return;
      }
      if ((await manager.countBy(OrderListView, { staffId })) >= ORDER_VIEWS)
        throw new Conflict('too_many_views', msg('orderView.tooMany', { count: ORDER_VIEWS }));
      await manager.insert(OrderListView, { staffId, name, query });
    });
  }

  async rename(staffId: number, id: number, name: string): Promise<void> {
    await this.alone(staffId, async (manager) => {
      if (await manager.existsBy(OrderListView, { staffId, name, id: Not(id) }))
        throw new Conflict('view_exists', msg('orderView.exists'), [
          { pointer: '#/name', detail: msg('orderView.exists') },
        ]);
      const { affected } = await manager.update(OrderListView, { id, staffId }, { name });
      if (!affected) throw new NotFound(msg('orderView.notFound'));
    });
  }

  /** Deletes a view; a second call changes nothing. */
  async remove(staffId: number, id: number): Promise<void> {
    await this.db.manager.delete(OrderListView, { id, staffId });
  }

  /** Changes of one account come one after the other. */
  private alone(staffId: number, work: (manager: EntityManager) => Promise<void>): Promise<void> {
    return this.db.transaction(async (manager) => {
      await manager.findOneOrFail(StaffAccount, {
        select: { id: true },
        where: { id: staffId },
        lock: { mode: 'pessimistic_write' },
      });
      await work(manager);
    });
  }
}
