import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Rejected } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';

/** SQL of the keys that make refunds idempotent. */
@Injectable()
export class RefundKeysQueries {
  /** Stores the key of a refund; false if the same refund was requested with it before. */
  async insert(
    manager: EntityManager,
    orderId: number,
    key: string,
    fils: number | null,
    fingerprint: string,
  ): Promise<boolean> {
    const inserted: unknown[] = await manager.query(
      `insert into refund_keys (order_id, key, amount_fils, fingerprint) values ($1, $2, $3, $4)
       on conflict do nothing returning key`,
      [orderId, key, fils, fingerprint],
    );
    if (inserted.length > 0) return true;
    const same: unknown[] = await manager.query(
      `select 1 from refund_keys
       where order_id = $1 and key = $2 and amount_fils is not distinct from $3::integer
         and fingerprint = $4`,
      [orderId, key, fils, fingerprint],
    );
    if (same.length > 0) return false;
    throw new Rejected('key_reused', msg('refund.keyReused'));
  }
}
