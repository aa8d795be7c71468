import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IS_BOUGHT } from '../../order-core/draft/draft-state.js';

interface LockedDraft {
  isWithdrawn: boolean;
  isExpired: boolean;
  orderId: number | null;
}

interface DraftsOrder {
  userId: number;
  holdsStock: boolean;
  isBought: boolean;
}

const LOCK = `
  select withdrawn_at is not null as "isWithdrawn", expires_at <= now() as "isExpired",
    order_id as "orderId"
  from draft_orders where id = $1 for update`;

const ORDER = `
  select o.user_id as "userId", o.holds_stock as "holdsStock", ${IS_BOUGHT} as "isBought"
  from orders o where o.id = $1`;

const SET_ORDER = 'update draft_orders set order_id = $2 where id = $1';

/** SQL of the order of a draft. */
@Injectable()
export class DraftClaimsQueries {
  async lock(manager: EntityManager, draftId: number): Promise<LockedDraft> {
    const [row]: LockedDraft[] = await manager.query(LOCK, [draftId]);
    // Deleted since it was found: its retention is over.
    return row ?? { isWithdrawn: false, isExpired: true, orderId: null };
  }

  async order(manager: EntityManager, orderId: number): Promise<DraftsOrder | undefined> {
    const [row]: DraftsOrder[] = await manager.query(ORDER, [orderId]);
    return row;
  }

  async setOrder(manager: EntityManager, draftId: number, orderId: number): Promise<void> {
    await manager.query(SET_ORDER, [draftId, orderId]);
  }
}
