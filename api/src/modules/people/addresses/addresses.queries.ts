import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Makes simultaneous changes of an address book wait for each other. */
const LOCK = 'select 1 from users where id = $1 for no key update';
/** One statement could meet the unique index before the old default is cleared. */
const NO_DEFAULT =
  'update addresses set is_default = false where user_id = $1 and is_default and id <> $2';
const DEFAULT = 'update addresses set is_default = true where user_id = $1 and id = $2';
/** The newest address becomes the default if there is none. */
const SOME_DEFAULT = `
  update addresses set is_default = true
  where id = (select max(id) from addresses where user_id = $1)
    and not exists (select 1 from addresses where user_id = $1 and is_default)`;
/** The profile shows the default address; without one it has none. */
const PROFILE = `
  update users u set city = coalesce(nullif(a.city, ''), $2), area = coalesce(nullif(a.area, ''), $2),
    building = coalesce(nullif(a.building, ''), $2), flat = coalesce(nullif(a.flat, ''), $2)
  from (select 1) one left join addresses a on a.user_id = $1 and a.is_default
  where u.id = $1`;

/** SQL of address books. */
@Injectable()
export class AddressesQueries {
  async lock(manager: EntityManager, userId: number): Promise<void> {
    await manager.query(LOCK, [userId]);
  }

  async makeDefault(manager: EntityManager, userId: number, id: number): Promise<void> {
    await manager.query(NO_DEFAULT, [userId, id]);
    await manager.query(DEFAULT, [userId, id]);
  }

  async makeSomeDefault(manager: EntityManager, userId: number): Promise<void> {
    await manager.query(SOME_DEFAULT, [userId]);
  }

  /** Copies the default address to the profile. */
  async toProfile(manager: EntityManager, userId: number, missing: string): Promise<void> {
    await manager.query(PROFILE, [userId, missing]);
  }
}
