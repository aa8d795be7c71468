import { IsNull, Not, type EntityManager } from 'typeorm';
import { Conflict } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import { Product } from '../product.entity.js';

/**
 * Rejects the deletion of a row that products refer to, with the row locked. Deleted products lose their brand or
 * offer, but keep their category, because they can be restored.
 */
export const freeOfProducts =
  (column: 'brandId' | 'categoryId' | 'offerId', id: number) =>
  async (manager: EntityManager): Promise<void> => {
    const referring = { [column]: id };
    const live = await manager.countBy(Product, { ...referring, deletedAt: IsNull() });
    if (live > 0) throw new Conflict('in_use', msg('inUse.products', { count: live }));
    if (column !== 'categoryId') {
      await manager.update(Product, { ...referring, deletedAt: Not(IsNull()) }, { [column]: null });
      return;
    }
    const deleted = await manager.countBy(Product, referring);
    if (deleted > 0) throw new Conflict('in_use', msg('inUse.deletedProducts', { count: deleted }));
  };
