import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

/** Whose password is reset. */
export type ResetOwner = 'shopper' | 'staff';

export interface ResetReceiver {
  /** Empty while the address is unverified. */
  name: string;
  email: string;
  locale: 'en' | 'ar';
  /** Of a staff account, to sign in with. */
  username?: string;
}

/** An unknown name gets a row without an account, so that the time is the same. */
const ADD = {
  shopper: `
    insert into password_resets (user_id, locale, expires_at)
    values ((select id from users where email = $1), $2, now() + interval '10 minutes')
    returning id`,
  // Several accounts may have one address; the one with this username comes first.
  staff: `
    insert into password_resets (staff_id, locale, expires_at)
    values (
      (select id from staff
       where deleted_at is null and email is not null and (username = $1 or email = $1)
       order by username = $1 desc, id limit 1),
      $2, now() + interval '10 minutes')
    returning id`,
};
/** Microseconds since the epoch, the same in every session. */
const END = `
  select (extract(epoch from expires_at) * 1000000)::bigint::text as "expiresAt"
  from password_resets where id = $1`;
/** Only the latest request of an account gets a link. */
const ARM = {
  shopper: `
    update password_resets r set token_hash = $2
    from users u
    where r.id = $1 and u.id = r.user_id and r.expires_at > now()
      and not exists (select 1 from password_resets n where n.user_id = r.user_id and n.id > r.id)
    returning case when u.email_verified_at is not null then u.name else '' end as name, u.email, u.locale`,
  staff: `
    update password_resets r set token_hash = $2
    from staff a
    where r.id = $1 and a.id = r.staff_id and r.expires_at > now()
      and a.deleted_at is null and a.email is not null
      and not exists (select 1 from password_resets n where n.staff_id = r.staff_id and n.id > r.id)
    returning a.name, a.email, r.locale, a.username`,
};
const DROP_OLDER = {
  shopper: `
    delete from password_resets
    where id < $1 and user_id = (select user_id from password_resets where id = $1)`,
  staff: `
    delete from password_resets
    where id < $1 and staff_id = (select staff_id from password_resets where id = $1)`,
};
const TAKE = {
  shopper: `
    delete from password_resets
    where token_hash = $1 and user_id is not null and expires_at > now() returning user_id as id`,
  staff: `
    delete from password_resets
    where token_hash = $1 and staff_id is not null and expires_at > now() returning staff_id as id`,
};
const DROP_ALL = {
  shopper: 'delete from password_resets where user_id = $1',
  staff: 'delete from password_resets where staff_id = $1',
};
/** Ends the mailed link of a vendor's invitation; another one can be mailed, whose end and therefore link differ. */
const DROP_INVITATION = `
  update seller_requests set invite_hash = null, invite_until = invite_until - interval '1 ms'
  where staff_id = $1 and invite_until is not null`;
/** Nothing is left to invite to: the account has a password, or is deleted. */
const END_INVITATION = `
  update seller_requests set invite_hash = null, invite_until = null
  where staff_id = $1 and invite_until is not null`;

/** SQL of reset links. */
@Injectable()
export class PasswordResetsQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async add(
    manager: EntityManager,
    owner: ResetOwner,
    name: string,
    locale: 'en' | 'ar' | null,
  ): Promise<number> {
    const [row]: { id: number }[] = await manager.query(ADD[owner], [name, locale]);
    return row?.id ?? 0;
  }

  /** When a link ends; undefined if it was used, replaced or deleted. */
  async endOf(id: number): Promise<string | undefined> {
    const [row]: { expiresAt: string }[] = await this.db.query(END, [id]);
    return row?.expiresAt;
  }

  /** Stores the token's hash and deletes the account's older links; undefined if there is no account. */
  async arm(owner: ResetOwner, id: number, tokenHash: string): Promise<ResetReceiver | undefined> {
    const [rows]: [ResetReceiver[], number] = await this.db.query(ARM[owner], [id, tokenHash]);
    if (rows[0]) await this.db.query(DROP_OLDER[owner], [id]);
    return rows[0];
  }

  /** Consumes a link: of two simultaneous uses one gets the account. */
  async take(
    manager: EntityManager,
    owner: ResetOwner,
    tokenHash: string,
  ): Promise<number | undefined> {
    const [rows]: [{ id: number }[], number] = await manager.query(TAKE[owner], [tokenHash]);
    return rows[0]?.id;
  }

  /** Ends the links of an account and the invitation of a vendor. */
  async dropAll(manager: EntityManager, owner: ResetOwner, id: number): Promise<void> {
    if (owner === 'staff') await manager.query(END_INVITATION, [id]);
    await manager.query(DROP_ALL[owner], [id]);
  }

  /** Ends what was mailed to a staff account; a vendor without a password can be invited again. */
  async dropMailed(manager: EntityManager, staffId: number): Promise<void> {
    await manager.query(DROP_INVITATION, [staffId]);
    await manager.query(DROP_ALL.staff, [staffId]);
  }
}
