import type { EntityManager } from 'typeorm';
import { RENEWED_SECONDS } from './session-limits.js';

/** Adds a renewed session under its former id again, for `RENEWED_SECONDS`; it is confirmed no later than it began. */
export const addFormer = (manager: EntityManager, id: string, formerId: string): Promise<unknown> =>
  manager.query(
    `insert into sessions (id, actor_kind, actor_id, user_agent, network, created_at, confirmed_at,
       last_seen_at, expires_at)
     select $2, actor_kind, actor_id, user_agent, network, created_at, created_at,
       last_seen_at, now() + $3 * interval '1 second'
     from sessions where id = $1`,
    [id, formerId, RENEWED_SECONDS],
  );
