import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Browsers that were not used for a year are forgotten. */
const FORGET = `
  delete from staff_devices where staff_id = $1 and seen_at < now() - interval '1 year'`;
/** The account before this login, and whether the browser is new to it. */
const SEE = `
  with before as (select count(*) as count from staff_devices where staff_id = $1)
  insert into staff_devices (staff_id, device_hash) values ($1, $2)
  on conflict (staff_id, device_hash) do update set seen_at = now()
  returning xmax = 0 as "isNew", (select count = 0 from before) as "isFirst"`;

/** SQL of the browsers of staff. */
@Injectable()
export class StaffDevicesQueries {
  /** Records a browser; whether it is new to the account, and whether it is the account's first one. */
  async see(
    manager: EntityManager,
    staffId: number,
    deviceHash: string,
  ): Promise<{ isNew: boolean; isFirst: boolean }> {
    await manager.query(FORGET, [staffId]);
    const [row]: { isNew: boolean; isFirst: boolean }[] = await manager.query(SEE, [
      staffId,
      deviceHash,
    ]);
    if (!row) throw new Error('The browser was not recorded.');
    return row;
  }
}
