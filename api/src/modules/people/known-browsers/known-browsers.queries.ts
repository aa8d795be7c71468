import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Session } from '../../../platform/auth/sessions/session.entity.js';

type ActorKind = Session['actorKind'];

/** Whether a browser is new to the account, and whether it is the account's first one. */
export interface SeenBrowser {
  isNew: boolean;
  isFirst: boolean;
}

/** Most browsers of an account. */
const MOST_BROWSERS = 50;

/** Browsers that were not used for a year are forgotten, and all but the last used ones. */
const forgetIn = (table: string, owner: string): string => `
  delete from ${table} where ${owner} = $1 and browser_hash not in (
    select browser_hash from ${table}
    where ${owner} = $1 and seen_at > now() - interval '1 year'
    order by seen_at desc limit ${MOST_BROWSERS}
  )`;
/** The account before this login, and whether the browser is new to it. */
const seeIn = (table: string, owner: string): string => `
  with before as (select count(*) as count from ${table} where ${owner} = $1)
  insert into ${table} (${owner}, browser_hash) values ($1, $2)
  on conflict (${owner}, browser_hash) do update set seen_at = now()
  returning xmax = 0 as "isNew", (select count = 0 from before) as "isFirst"`;

const SEE: Record<ActorKind, string> = {
  shopper: seeIn('shopper_browsers', 'user_id'),
  staff: seeIn('staff_browsers', 'staff_id'),
};
const FORGET: Record<ActorKind, string> = {
  shopper: forgetIn('shopper_browsers', 'user_id'),
  staff: forgetIn('staff_browsers', 'staff_id'),
};
const FORGET_ALL: Record<ActorKind, string> = {
  shopper: 'delete from shopper_browsers where user_id = $1 and browser_hash <> $2',
  staff: 'delete from staff_browsers where staff_id = $1 and browser_hash <> $2',
};

/** SQL of the browsers of accounts. */
@Injectable()
export class KnownBrowsersQueries {
  /** Records a browser. */
  async see(
    manager: EntityManager,
    kind: ActorKind,
    accountId: number,
    browserHash: string,
  ): Promise<SeenBrowser> {
    const [row]: SeenBrowser[] = await manager.query(SEE[kind], [accountId, browserHash]);
    if (!row) throw new Error('The browser was not recorded.');
    // Afterwards: an account that was not used for a year is not new.
    await manager.query(FORGET[kind], [accountId]);
    return row;
  }

  /** Deletes the browsers of an account, except one. */
  async forget(
    manager: EntityManager,
    kind: ActorKind,
    accountId: number,
    exceptHash: string,
  ): Promise<void> {
    await manager.query(FORGET_ALL[kind], [accountId, exceptHash]);
  }
}
