import { IsNull, Not, type EntityManager } from 'typeorm';
import { Conflict } from '../../../../platform/http/problem.js';
import { say } from '../../../../platform/i18n/message.js';
import { Product } from '../product.entity.js';

/**
 * For deleting what products refer to, with its row locked: refused while they do. Deleted products let go
 * of a brand or an offer; their category has to stay, as they can be brought back.
 */
export const freeOfProducts =
  (column: 'brandId' | 'categoryId' | 'offerId', id: number) =>
  async (manager: EntityManager): Promise<void> => {
    const referring = { [column]: id };
    const live = await manager.countBy(Product, { ...referring, deletedAt: IsNull() });
    if (live > 0) throw new Conflict('in_use', say('inUse.products', { count: live }));
    if (column !== 'categoryId') {
      await manager.update(Product, { ...referring, deletedAt: Not(IsNull()) }, { [column]: null });
      return;
    }
    const deleted = await manager.countBy(Product, referring);
    if (deleted > 0) throw new Conflict('in_use', say('inUse.deletedProducts', { count: deleted }));
  };
