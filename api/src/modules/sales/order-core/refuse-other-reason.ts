import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { Conflict } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { OrderEvent } from './order-event.entity.js';

/** Rejects what has been done already, for another reason (409 `changed_meanwhile`), which would be lost. */
export const refuseOtherReason = async (
  manager: EntityManager,
  done: FindOptionsWhere<OrderEvent>,
  reason: string,
): Promise<void> => {
  const last = await manager.findOne(OrderEvent, { where: done, order: { id: 'DESC' } });
  if (last && last.why !== reason)
    throw new Conflict('changed_meanwhile', msg('order.doneMeanwhile', { reason: last.why }));
};
