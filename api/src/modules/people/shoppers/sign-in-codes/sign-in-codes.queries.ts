import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

/** Attempts to enter a code; after them it is void. */
const MOST_TRIES = 5;

export interface CodeReceiver {
  email: string;
  locale: 'en' | 'ar';
}

/** A requested code. */
export interface RequestedCode {
  id: number;
  counter: string;
  state: 'open' | 'used' | 'spent' | 'expired';
}

/** An unknown address gets a row without a user, so that the time is the same. */
const ADD = `
  insert into sign_in_codes (user_id, token_hash, counter, expires_at)
  values ((select id from users where email = $1), $2, $3, now() + interval '10 minutes')
  returning id`;
/** The lifetime starts with the request: if it started with the mail, it would tell whether there is an account. */
const ARM = `
  update sign_in_codes c set signature = $2
  from users u
  where c.id = $1 and u.id = c.user_id and c.used_at is null and c.expires_at > now()
  returning u.email, u.locale`;
const TOKEN_HASH = `
  select token_hash as "tokenHash" from sign_in_codes where id = $1`;
const FIND = `
  select id, counter, case
    when used_at is not null then 'used' when expires_at <= now() then 'expired'
    when tries >= ${MOST_TRIES} then 'spent' else 'open' end as state
  from sign_in_codes where token_hash = $1`;
const TRY = `
  update sign_in_codes set tries = tries + 1
  where id = $1 and used_at is null and expires_at > now() and tries < ${MOST_TRIES}
  returning user_id as "userId", signature`;
const USE = `
  update sign_in_codes set used_at = now() where id = $1 and used_at is null returning user_id`;
/** The rows stay as those of an unknown address: a missing one would tell the requester that the owner has logged in. */
const DROP_OTHERS = `
  update sign_in_codes set user_id = null, signature = null where user_id = $1 and id <> $2`;
const DROP_ALL = `
  update sign_in_codes set user_id = null, signature = null where user_id = $1`;
/** Accounts from before codes have no known browsers; a delivery has shown whose the others are. */
const ESTABLISHED = `
  select u.predates_codes or exists (
    select from orders o where o.user_id = u.id and o.state = 'delivered') as "isEstablished"
  from users u where u.id = $1`;

/** SQL of codes for signing in. */
@Injectable()
export class SignInCodesQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async add(
    manager: EntityManager,
    email: string,
    tokenHash: string,
    counter: string,
  ): Promise<number> {
    const [row]: { id: number }[] = await manager.query(ADD, [email, tokenHash, counter]);
    return row?.id ?? 0;
  }

  /** The hash of the token of a request; undefined if it has been deleted. */
  async tokenHashOf(id: number): Promise<string | undefined> {
    const [row]: { tokenHash: string }[] = await this.db.query(TOKEN_HASH, [id]);
    return row?.tokenHash;
  }

  /** Stores the signature of the code that is mailed; undefined if there is no account. */
  async arm(id: number, signature: string): Promise<CodeReceiver | undefined> {
    const [rows]: [CodeReceiver[], number] = await this.db.query(ARM, [id, signature]);
    return rows[0];
  }

  async find(tokenHash: string): Promise<RequestedCode | undefined> {
    const [row]: RequestedCode[] = await this.db.query(FIND, [tokenHash]);
    return row;
  }

  /** Counts an attempt; undefined if the code permits none. */
  async countTry(
    id: number,
  ): Promise<{ userId: number | null; signature: string | null } | undefined> {
    const [rows]: [{ userId: number | null; signature: string | null }[], number] =
      await this.db.query(TRY, [id]);
    return rows[0];
  }

  /** Uses a code and voids the other ones of its account; of two simultaneous uses one succeeds. */
  async use(manager: EntityManager, id: number, userId: number): Promise<boolean> {
    const [rows]: [unknown[], number] = await manager.query(USE, [id]);
    if (rows.length === 0) return false;
    await manager.query(DROP_OTHERS, [userId, id]);
    return true;
  }

  /** Whether the password of an account without a verified address counts as that of its owner. */
  async isEstablished(manager: EntityManager, userId: number): Promise<boolean> {
    const [row]: { isEstablished: boolean }[] = await manager.query(ESTABLISHED, [userId]);
    return row?.isEstablished === true;
  }

  async dropAll(manager: EntityManager, userId: number): Promise<void> {
    await manager.query(DROP_ALL, [userId]);
  }
}
