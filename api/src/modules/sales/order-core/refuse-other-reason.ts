import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { Conflict } from '../../../platform/http/problem.js';
import { msg, storedMessage } from '../../../platform/i18n/message.js';
import { OrderEvent } from './order-event.entity.js';

/** Rejects what has been done already, for another reason (409 `changed_meanwhile`), which would be lost. */
export const refuseOtherReason = async (
  manager: EntityManager,
  done: FindOptionsWhere<OrderEvent>,
  reason: string,
): Promise<void> => {
  const last = await manager.findOne(OrderEvent, { where: done, order: { id: 'DESC' } });
  if (!last || last.why === reason) return;
  const shown = storedMessage(last.whyMessage ?? last.why);
  throw new Conflict(
    'changed_meanwhile',
    last.why ? msg('order.doneMeanwhile', { reason: shown }) : msg('order.doneWithoutReason'),
  );
};
