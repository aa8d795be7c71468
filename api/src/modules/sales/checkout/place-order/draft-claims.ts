import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Conflict } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import { DraftClaimsQueries } from './draft-claims.queries.js';

/** A draft order becomes one order, whichever accounts and tabs try to order it. */
@Injectable()
export class DraftClaims {
  constructor(private readonly queries: DraftClaimsQueries) {}

  /**
   * Locks the draft until the order is placed; refuses one that was bought or is being paid by another shopper, and one
   * that is withdrawn or expired. The rules of a purchase decide about an earlier order of the same shopper.
   */
  async claim(manager: EntityManager, draftId: number, userId: number): Promise<void> {
    const { isWithdrawn, isExpired, orderId } = await this.queries.lock(manager, draftId);
    const order = orderId === null ? undefined : await this.queries.order(manager, orderId);
    const isOwn = order?.holdsStock && order.userId === userId;
    if (order?.isBought && isOwn) return;
    if (order?.isBought) throw new Conflict('draft_ordered', msg('draft.ordered'));
    if (isWithdrawn) throw new Conflict('draft_withdrawn', msg('draft.withdrawn'));
    if (isExpired) throw new Conflict('draft_expired', msg('draft.expired'));
    if (order?.holdsStock && !isOwn) throw new Conflict('draft_being_paid', msg('draft.beingPaid'));
  }

  /** The draft became this order. */
  ordered(manager: EntityManager, draftId: number, orderId: number): Promise<void> {
    return this.queries.setOrder(manager, draftId, orderId);
  }
}
