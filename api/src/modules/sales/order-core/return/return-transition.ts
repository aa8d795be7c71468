import type { EntityManager } from 'typeorm';
import { RefundLine } from '../refund/refund-line.entity.js';
import { NOW, step, type Cause } from '../transition.js';
import { RETURN_MACHINE, type ReturnEventName, type ReturnState } from './return-machine.js';
import { Return } from './return.entity.js';

const STAMP: Partial<Record<ReturnState, 'approvedAt' | 'receivedAt' | 'closedAt'>> = {
  approved: 'approvedAt',
  received: 'receivedAt',
  refunded: 'closedAt',
  refused: 'closedAt',
  withdrawn: 'closedAt',
};

/** Applies an event to a return of a locked order and updates the entity; false if the state ignores it. */
export const transitionReturn = async (
  manager: EntityManager,
  row: Return,
  event: ReturnEventName,
  cause: Cause,
  changes: Partial<Pick<Return, 'refusal'>> = {},
): Promise<boolean> => {
  const { id, orderId, state: from } = row;
  const to = await step(manager, RETURN_MACHINE, orderId, from, event, cause, (state) => {
    const stamp = STAMP[state];
    return manager.update(Return, id, { ...changes, state, ...(stamp && { [stamp]: NOW }) });
  });
  row.state = to ?? from;
  return to !== undefined;
};

/** A refund of a locked order was made: the returns it was requested for are refunded. */
export const completeReturns = async (
  manager: EntityManager,
  refundId: number,
  cause: Cause,
): Promise<void> => {
  const lines = await manager.findBy(RefundLine, { refundId });
  for (const id of new Set(lines.map(({ returnId }) => returnId))) {
    const row = id !== null && (await manager.findOneByOrFail(Return, { id }));
    if (row) await transitionReturn(manager, row, 'refunded', cause);
  }
};
