import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  RENEWED_SECONDS,
  STAFF_SESSION,
} from '../../../../platform/auth/sessions/session-limits.js';

/** An active second factor stays as it is. */
const BEGIN = `
  insert into second_factors (staff_id, secret, locale) values ($1, $2, $3)
  on conflict (staff_id) do update
    set secret = excluded.secret, locale = excluded.locale, last_step = null
    where second_factors.active_since is null
  returning staff_id`;
/** Only the first of several uses of a code changes the row. */
const USE_STEP = `
  update second_factors set last_step = $2
  where staff_id = $1 and (last_step is null or last_step < $2) returning staff_id`;
const USE_RECOVERY_CODE = `
  update second_factors set recovery_codes = array_remove(recovery_codes, $2)
  where staff_id = $1 and active_since is not null and $2 = any(recovery_codes) returning staff_id`;
const STATE = `
  select active_since as "activeSince", cardinality(recovery_codes) as "codesLeft", locale
  from second_factors where staff_id = $1 and active_since is not null`;
/** How an account completes a login after its password. */
const STEPS = `
  select exists (select from second_factors where staff_id = $1 and active_since is not null) as code,
    exists (select from passkeys where staff_id = $1) as passkey`;
const ACCOUNTS = `
  select a.id, a.name, a.username, a.type, f.active_since as "activeSince",
    (select count(*)::int from passkeys k where k.staff_id = a.id) as passkeys,
    (select count(*)::int from sessions s
     where s.actor_kind = 'staff' and s.actor_id = a.id and s.expires_at > now() + interval '${RENEWED_SECONDS} seconds'
       and s.last_seen_at > now() - interval '${STAFF_SESSION.idleMinutes} minutes') as sessions
  from staff a left join second_factors f on f.staff_id = a.id and f.active_since is not null
  where a.deleted_at is null order by a.name, a.id limit $1`;

/** An active second factor. */
export interface ActiveFactor {
  activeSince: Date;
  /** Recovery codes that are left. */
  codesLeft: number;
  locale: 'en' | 'ar';
}

/** Ways to complete a login after the password. */
export type SecondStep = 'code' | 'passkey';

export interface AccountSecurity {
  id: number;
  name: string;
  username: string;
  type: 'admin' | 'vendor' | 'subadmin' | 'ops';
  activeSince: Date | null;
  passkeys: number;
  sessions: number;
}

/** SQL of second factors. */
@Injectable()
export class SecondFactorQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Stores a new secret; false if there is an active second factor. */
  async begin(staffId: number, secret: string, locale: 'en' | 'ar'): Promise<boolean> {
    const rows: unknown[] = await this.db.query(BEGIN, [staffId, secret, locale]);
    return rows.length === 1;
  }

  /** Whether the code of this step was not used yet; it is used now. */
  useStep(staffId: number, step: number): Promise<boolean> {
    return this.changes(USE_STEP, staffId, step);
  }

  /** Whether the hash is that of a recovery code; it is used now. */
  useRecoveryCode(staffId: number, hash: string): Promise<boolean> {
    return this.changes(USE_RECOVERY_CODE, staffId, hash);
  }

  /** The active second factor of an account. */
  async state(staffId: number): Promise<ActiveFactor | undefined> {
    const [row]: ActiveFactor[] = await this.db.query(STATE, [staffId]);
    return row;
  }

  /** The second steps of a login; none without a second factor. */
  async steps(staffId: number): Promise<SecondStep[]> {
    const [row]: Record<SecondStep, boolean>[] = await this.db.query(STEPS, [staffId]);
    return (['code', 'passkey'] as const).filter((step) => row?.[step]);
  }

  /** The accounts with their second factors and open sessions, by name. */
  accounts(limit: number): Promise<AccountSecurity[]> {
    return this.db.query(ACCOUNTS, [limit]);
  }

  private async changes(statement: string, ...values: unknown[]): Promise<boolean> {
    const [rows]: [unknown[], number] = await this.db.query(statement, values);
    return rows.length === 1;
  }
}
