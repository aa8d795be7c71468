import { Injectable } from '@nestjs/common';
import {
  rightsOf,
  roleOfStaff,
  type Right,
  type RightChanges,
  type StaffType,
} from '@shop/shop-rules';
import { Env } from '../config/env.js';
import { relaxed } from '../database/relaxed.js';
import { Statements } from '../database/statements.js';
import { PERMISSIONS_ID } from './permissions.entity.js';
import type { StaffSetup } from '../http/principal.js';
import { STORED_KIND } from './sessions/session.entity.js';
import { sessionLimits, STAFF_SESSION } from './sessions/session-limits.js';

interface ActorRow {
  id: number;
  name: string;
  email: string;
  username: string;
  type?: StaffType;
  /** What admins have changed in the rights of roles; null: nothing. */
  rightChanges?: RightChanges | null;
  setup?: StaffSetup;
  isConfirmed: boolean;
}

/** Whether the session was last seen more than a minute ago. */
interface Seen {
  unseen: boolean;
}

interface StaffRow extends ActorRow, Seen {
  type: StaffType;
  passwordGiven: boolean;
  hasSecondFactor: boolean;
}

const UNSEEN = `s.last_seen_at < now() - interval '1 minute' as unseen`;
/** Whether the session was opened or confirmed within the last 15 minutes. */
const CONFIRMED = `s.confirmed_at > now() - interval '15 minutes' as "isConfirmed"`;
const SHOPPER = `
  select u.id, u.name, u.email, u.username, ${UNSEEN}, ${CONFIRMED}
  from sessions s join users u on u.id = s.actor_id
  where s.id = $1 and s.actor_id = $2 and s.actor_kind = '${STORED_KIND.shopper}' and s.expires_at > now()
    and s.last_seen_at > now() - make_interval(mins => $3) and u.blocked_at is null`;
const staffWhere = (condition: string): string => `
  select a.id, a.name, coalesce(a.email, '') as email, a.username, a.type,
    p.changes as "rightChanges",
    ${UNSEEN},
    ${CONFIRMED},
    a.password_given as "passwordGiven",
    exists (select from second_factors f where f.staff_id = a.id and f.active_since is not null)
      or exists (select from passkeys k where k.staff_id = a.id) as "hasSecondFactor"
  from sessions s join staff a on a.id = s.actor_id and a.deleted_at is null
    left join permissions p on p.id = ${PERMISSIONS_ID}
  where ${condition} and s.actor_kind = 'staff' and s.expires_at > now()
    and s.last_seen_at > now() - interval '${STAFF_SESSION.idleMinutes} minutes'`;
const STAFF = staffWhere('s.id = $1 and s.actor_id = $2');
/** Of any of its open sessions, as their account is the same. */
const SIGNED_IN_STAFF = `${staffWhere('s.actor_id = $1')} limit 1`;
const SEEN = relaxed(`
  update sessions set last_seen_at = now() from relaxed
  where id = $1 and last_seen_at < now() - interval '1 minute'`);

/** The rights of a caller; none until a staff account is set up, wherever they are checked. */
export const rightsOfActor = ({ type, rightChanges, setup }: ActorRow): Right[] =>
  setup ? [] : rightsOf(type ? roleOfStaff(type) : 'shopper', rightChanges ?? {});

/** Whether an account of this type must have a second factor. */
export const needsSecondFactor = (
  { REQUIRE_SECOND_FACTOR }: Pick<Env, 'REQUIRE_SECOND_FACTOR'>,
  type: StaffType | undefined,
): boolean =>
  type !== undefined &&
  (REQUIRE_SECOND_FACTOR === 'staff' || (REQUIRE_SECOND_FACTOR === 'admins' && type === 'admin'));

/** Session, account and rights in one query, once per guarded request. */
@Injectable()
export class ActorQueries {
  private readonly shopperIdleMinutes;

  constructor(
    private readonly statements: Statements,
    private readonly env: Env,
  ) {
    this.shopperIdleMinutes = sessionLimits(env).shopper.idleMinutes;
  }

  async shopper(sessionId: string, id: number): Promise<ActorRow | undefined> {
    const values = [sessionId, id, this.shopperIdleMinutes];
    const [row] = await this.statements.rows<ActorRow & Seen>(SHOPPER, values);
    await this.see(sessionId, row);
    return row;
  }

  async staff(sessionId: string, id: number): Promise<ActorRow | undefined> {
    const [row] = await this.statements.rows<StaffRow>(STAFF, [sessionId, id]);
    await this.see(sessionId, row);
    return row && this.actorOf(row);
  }

  /** Records, at most once a minute, that the session is in use. */
  private async see(sessionId: string, row: Seen | undefined): Promise<void> {
    if (row?.unseen) await this.statements.rows(SEEN, [sessionId]);
  }

  /** Whether a staff account has an open session and a right; this is no use of the session. */
  async hasRight(id: number, right: Right): Promise<boolean> {
    const [row] = await this.statements.rows<StaffRow>(SIGNED_IN_STAFF, [id]);
    return row !== undefined && rightsOfActor(this.actorOf(row)).includes(right);
  }

  private actorOf(row: StaffRow): ActorRow {
    const { id, name, email, username, type, rightChanges, isConfirmed } = row;
    const setup = this.setupOf(row);
    return { id, name, email, username, type, rightChanges, isConfirmed, ...(setup && { setup }) };
  }

  private setupOf({ passwordGiven, hasSecondFactor, type }: StaffRow): StaffSetup | undefined {
    if (passwordGiven) return 'password';
    return !hasSecondFactor && needsSecondFactor(this.env, type) ? 'secondFactor' : undefined;
  }
}
