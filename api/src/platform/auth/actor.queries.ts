import { Injectable } from '@nestjs/common';
import {
  rightsOf,
  roleOfStaff,
  type Right,
  type RightChanges,
  type StaffType,
} from '@shop/shop-rules';
import { Statements } from '../database/statements.js';
import { PERMISSIONS_ID } from './permissions.entity.js';
import { STORED_KIND } from './sessions/session.entity.js';

interface ActorRow {
  id: number;
  name: string;
  email: string;
  username: string;
  type?: StaffType;
  /** What admins have changed in the rights of roles; null: nothing. */
  rightChanges?: RightChanges | null;
}

interface StaffRow extends ActorRow {
  type: StaffType;
  /** Whether the session was last seen more than a minute ago. */
  unseen: boolean;
}

const SHOPPER = `
  select u.id, u.name, u.email, u.username
  from sessions s join users u on u.id = s.actor_id
  where s.id = $1 and s.actor_id = $2 and s.actor_kind = '${STORED_KIND.shopper}' and s.expires_at > now()
    and u.blocked_at is null`;
/** Half an hour without a request ends a dashboard session. */
const STAFF = `
  select a.id, a.name, coalesce(a.email, '') as email, a.username, a.type,
    p.changes as "rightChanges",
    s.last_seen_at < now() - interval '1 minute' as unseen
  from sessions s join staff a on a.id = s.actor_id and a.deleted_at is null
    left join permissions p on p.id = ${PERMISSIONS_ID}
  where s.id = $1 and s.actor_id = $2 and s.actor_kind = 'staff' and s.expires_at > now()
    and s.last_seen_at > now() - interval '30 minutes'`;
const SEEN = `
  update sessions set last_seen_at = now()
  where id = $1 and last_seen_at < now() - interval '1 minute'`;

/** Session, account and rights in one query, once per guarded request. */
@Injectable()
export class ActorQueries {
  constructor(private readonly statements: Statements) {}

  async shopper(sessionId: string, id: number): Promise<ActorRow | undefined> {
    const [row] = await this.statements.rows<ActorRow>(SHOPPER, [sessionId, id]);
    return row;
  }

  /** Records, at most once a minute, that the session is in use. */
  async staff(sessionId: string, id: number): Promise<ActorRow | undefined> {
    const [row] = await this.statements.rows<StaffRow>(STAFF, [sessionId, id]);
    if (!row) return undefined;
    const { unseen, ...actor } = row;
    if (unseen) await this.statements.rows(SEEN, [sessionId]);
    return actor;
  }

  /** Whether a staff session is open and has a right; its use is not recorded. */
  async hasRight(sessionId: string, id: number, right: Right): Promise<boolean> {
    const [row] = await this.statements.rows<StaffRow>(STAFF, [sessionId, id]);
    return (
      row !== undefined && rightsOf(roleOfStaff(row.type), row.rightChanges ?? {}).includes(right)
    );
  }
}
