import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

export interface ResetReceiver {
  /** Empty while the address is unverified. */
  name: string;
  email: string;
  locale: 'en' | 'ar';
}

/** An unknown address gets a row without a user, so that the time is the same. */
const ADD = `
  insert into password_resets (user_id, expires_at)
  values ((select id from users where email = $1), now() + interval '10 minutes')
  returning id`;
/** Only the latest request of an account gets a link. */
const ARM = `
  update password_resets r set token_hash = $2
  from users u
  where r.id = $1 and u.id = r.user_id and r.expires_at > now()
    and not exists (select 1 from password_resets n where n.user_id = r.user_id and n.id > r.id)
  returning case when u.email_verified_at is not null then u.name else '' end as name, u.email, u.locale`;
const DROP_OLDER = `
  delete from password_resets
  where id < $1 and user_id = (select user_id from password_resets where id = $1)`;
const TAKE = `
  delete from password_resets where token_hash = $1 and expires_at > now() returning user_id`;
const DROP_ALL = 'delete from password_resets where user_id = $1';

/** SQL of reset links. */
@Injectable()
export class PasswordResetsQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async add(manager: EntityManager, email: string): Promise<number> {
    const [row]: { id: number }[] = await manager.query(ADD, [email]);
    return row?.id ?? 0;
  }

  /** Stores the token's hash and deletes the account's older links; undefined if there is no account. */
  async arm(id: number, tokenHash: string): Promise<ResetReceiver | undefined> {
    const [rows]: [ResetReceiver[], number] = await this.db.query(ARM, [id, tokenHash]);
    if (rows[0]) await this.db.query(DROP_OLDER, [id]);
    return rows[0];
  }

  /** Consumes a link: of two simultaneous uses one gets the account. */
  async take(manager: EntityManager, tokenHash: string): Promise<number | undefined> {
    const [rows]: [{ user_id: number }[], number] = await manager.query(TAKE, [tokenHash]);
    return rows[0]?.user_id;
  }

  async dropAll(manager: EntityManager, userId: number): Promise<void> {
    await manager.query(DROP_ALL, [userId]);
  }
}
