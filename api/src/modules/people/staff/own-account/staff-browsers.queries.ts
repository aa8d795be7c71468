import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Most browsers of an account. */
const MOST_BROWSERS = 50;

/** Browsers that were not used for a year are forgotten, and all but the last used ones. */
const FORGET = `
  delete from staff_browsers where staff_id = $1 and browser_hash not in (
    select browser_hash from staff_browsers
    where staff_id = $1 and seen_at > now() - interval '1 year'
    order by seen_at desc limit ${MOST_BROWSERS}
  )`;
/** The account before this login, and whether the browser is new to it. */
const SEE = `
  with before as (select count(*) as count from staff_browsers where staff_id = $1)
  insert into staff_browsers (staff_id, browser_hash) values ($1, $2)
  on conflict (staff_id, browser_hash) do update set seen_at = now()
  returning xmax = 0 as "isNew", (select count = 0 from before) as "isFirst"`;

/** SQL of the browsers of staff. */
@Injectable()
export class StaffBrowsersQueries {
  /** Records a browser; whether it is new to the account, and whether it is the account's first one. */
  async see(
    manager: EntityManager,
    staffId: number,
    browserHash: string,
  ): Promise<{ isNew: boolean; isFirst: boolean }> {
    const [row]: { isNew: boolean; isFirst: boolean }[] = await manager.query(SEE, [
      staffId,
      browserHash,
    ]);
    if (!row) throw new Error('The browser was not recorded.');
    // Afterwards: an account that was not used for a year is not new.
    await manager.query(FORGET, [staffId]);
    return row;
  }
}
