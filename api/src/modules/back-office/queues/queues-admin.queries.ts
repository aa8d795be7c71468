import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { numberOf } from '../../../platform/database/order-numbers.js';
import { Statements } from '../../../platform/database/statements.js';
import type { Topic } from '../../../platform/outbox/topics.js';

/** Dead letters. */
export interface DeadRow {
  id: string;
  topic: Topic;
  attempts: number;
  error: string;
  created_at: Date;
  dead_at: Date;
  /** Dead letters with their order, if any. */
  operation_id: string | null;
  number: string | null;
}

const MOST_DEAD = 100;

const DEAD = `
  select w.id, w.topic, w.attempts + w.crashes as attempts, coalesce(w.last_error, '') as error, w.created_at, w.dead_at,
    o.operation_id, ${numberOf('o.id')} as number
  from outbox w
  left join mails m on m.id = (w.payload->>'mailId')::integer
  left join shipments s on s.id = (w.payload->>'shipmentId')::integer
  left join payments p on p.id = (w.payload->>'paymentId')::integer
  left join orders o on o.id = coalesce(m.order_id, s.order_id, p.order_id)
  where w.dead_at is not null and w.done_at is null
  order by w.dead_at desc, w.id desc limit ${MOST_DEAD}`;

const DIED = `
  select count(*)::integer as count from outbox
  where dead_at > now() - $1 * interval '1 ms' and done_at is null`;

const NOTIFIED = `
  select 1 from mails where dedupe_key = $1 and created_at > to_timestamp($2::float8 / 1000)`;

/** SQL of the queue administration. */
@Injectable()
export class QueuesAdminQueries {
  constructor(private readonly statements: Statements) {}

  /** Newest first. */
  dead(): Promise<DeadRow[]> {
    return this.statements.rows<DeadRow>(DEAD);
  }

  /** Number of rows that became dead letters in the period and still are. */
  async died(withinMs: number): Promise<number> {
    const [row] = await this.statements.rows<{ count: number }>(DIED, [withinMs]);
    return row?.count ?? 0;
  }

  /** Whether the mail of this key was created since then. */
  async wasNotified(key: string, sinceMs: number): Promise<boolean> {
    return (await this.statements.rows(NOTIFIED, [key, sinceMs])).length > 0;
  }

  /** Makes dead letters due again: one, or all of some topics; returns their keys. */
  async reopen(
    manager: EntityManager,
    { id = null, topics = null }: { id?: number | null; topics?: Topic[] | null },
  ): Promise<{ topic: Topic; key: string }[]> {
    const [rows]: [{ topic: Topic; key: string }[], number] = await manager.query(
      `update outbox set dead_at = null, attempts = 0, crashes = 0, run_at = now(), locked_until = null
       where dead_at is not null and done_at is null and (id = $1 or topic = any($2))
       returning topic, dedupe_key as key`,
      [id, topics],
    );
    return rows;
  }
}
