import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { keysOf, type Contact } from './shopper-keys.js';

/** Changes of a run: few, because a merge or erasure of one of the accounts waits for its end. */
const BATCH = 20;
/** A key of more accounts, such as the number of a call center, says nothing about a person. */
const MOST_HOLDERS = 10;
/** The newest orders whose phone and address count. */
const ORDERS = 20;

/** All changes of the accounts that have waited longest. */
const CHANGES = `
  select c.id, c.user_id as "userId", u.id is not null as exists
  from (select distinct user_id from (
    select user_id from shopper_key_changes order by id limit ${BATCH}) first) next
  join shopper_key_changes c on c.user_id = next.user_id
  left join users u on u.id = c.user_id`;

const CONTACTS = `
  select id as "userId", email, phone, '' as "fullName", '' as city, '' as area, '' as building
  from users where id = any($1)
  union all
  select user_id, '', phone, full_name, city, area, building from addresses where user_id = any($1)
  union all
  select o.user_id, '', o.phone, o.full_name, o.city, o.area, o.building
  from unnest($1::integer[]) u(id) cross join lateral (
    select * from orders where user_id = u.id order by created_at desc limit ${ORDERS}) o`;

const REPLACE = `
  with wanted as (select * from unnest($2::integer[], $3::text[], $4::text[]) w(user_id, kind, key)),
  gone as (
    delete from shopper_keys k where k.user_id = any($1) and not exists (
      select from wanted w where (w.user_id, w.kind, w.key) = (k.user_id, k.kind, k.key)))
  insert into shopper_keys (user_id, kind, key) select user_id, kind, key from wanted
  on conflict do nothing`;

/** Accounts to compare those of `$1` with. */
const OTHERS = `
  select k.user_id as u, o.user_id as v
  from shopper_keys k join shopper_keys o
    on o.kind = k.kind and o.key = k.key and o.user_id <> k.user_id
  where k.user_id = any($1) and (select count(*) from (
    select from shopper_keys x where x.kind = k.kind and x.key = k.key
    limit ${MOST_HOLDERS + 1}) holders) <= ${MOST_HOLDERS}
  union select first_id, second_id from shopper_pairs where first_id = any($1)
  union select second_id, first_id from shopper_pairs where second_id = any($1)`;

/** The pairs of locked accounts `$2` get the reasons of today. A dismissed pair without a reason stays dismissed. */
const PAIR = `
  with pair as (
    select distinct least(u, v) as a, greatest(u, v) as b from (${OTHERS}) o
    where u = any($2) and v = any($2)
  ), reason as (
    select a, b, array(
      select distinct x.kind from shopper_keys x join shopper_keys y
        on y.kind = x.kind and y.key = x.key and y.user_id = b
      where x.user_id = a order by 1) as reasons
    from pair
  ), gone as (
    delete from shopper_pairs p using reason r where (p.first_id, p.second_id) = (r.a, r.b)
      and r.reasons = '{}' and p.dismissed_at is null
  ), emptied as (
    update shopper_pairs p set reasons = '{}' from reason r
    where (p.first_id, p.second_id) = (r.a, r.b) and r.reasons = '{}' and p.dismissed_at is not null
  )
  insert into shopper_pairs as p (first_id, second_id, reasons)
  select a, b, reasons from reason where reasons <> '{}'
  on conflict (first_id, second_id) do update set reasons = excluded.reasons
    where p.reasons <> excluded.reasons`;

/** Locks accounts against their deletion; leaves out those that are being changed, and does not wait for them. */
const lock = async (manager: EntityManager, ids: number[]): Promise<number[]> => {
  const rows: { id: number }[] = await manager.query(
    'select id from users where id = any($1) order by id for key share skip locked',
    [ids],
  );
  return rows.map(({ id }) => id);
};

/** Stored keys are hashes: they have one length, and no contact of a person. */
const hashOf = (kind: string, key: string): string =>
  createHash('sha256').update(`${kind}:${key}`).digest('base64url');

/** `none` if nothing is left but accounts that are being changed; `busy` if another worker compares. */
type Comparison = 'some' | 'none' | 'busy';

interface StoredKey {
  userId: number;
  kind: string;
  key: string;
}

/** SQL that compares the accounts whose contacts have changed. */
@Injectable()
export class ShopperKeysQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Compares the next accounts. Those that are being changed stay for a later run. */
  compare(): Promise<Comparison> {
    return this.db.transaction(async (manager) => {
      // Two workers would not see the keys of each other.
      const [mine]: { ok: boolean }[] = await manager.query(
        "select pg_try_advisory_xact_lock(hashtext('shopper_keys')) as ok",
      );
      if (!mine?.ok) return 'busy';
      const changes: { id: string; userId: number; exists: boolean }[] =
        await manager.query(CHANGES);
      const known = changes.filter(({ exists }) => exists).map(({ userId }) => userId);
      // A contact that changes after this read has a change of its own.
      const keys = await this.keysOf(manager, [...new Set(known)]);
      const ids = await lock(manager, [...new Set(known)]);
      await this.replaceKeys(manager, ids, keys);
      const others: { u: number; v: number }[] = await manager.query(OTHERS, [ids]);
      const locked = await lock(manager, [...new Set(others.flatMap(({ u, v }) => [u, v]))]);
      await manager.query(PAIR, [ids, locked]);
      // Compared again when the other one is free.
      const isLocked = new Set(locked);
      const again = new Set(others.filter(({ v }) => !isLocked.has(v)).map(({ u }) => u));
      const isDone = new Set(ids.filter((id) => !again.has(id)));
      const done = changes.filter(({ userId, exists }) => !exists || isDone.has(userId));
      await manager.query('delete from shopper_key_changes where id = any($1)', [
        done.map(({ id }) => id),
      ]);
      return done.length > 0 ? 'some' : 'none';
    });
  }

  private async keysOf(manager: EntityManager, ids: number[]): Promise<StoredKey[]> {
    const contacts: (Contact & { userId: number })[] = await manager.query(CONTACTS, [ids]);
    return contacts.flatMap((contact) =>
      keysOf(contact).map(({ kind, key }) => ({
        userId: contact.userId,
        kind,
        key: hashOf(kind, key),
      })),
    );
  }

  private async replaceKeys(
    manager: EntityManager,
    ids: number[],
    all: readonly StoredKey[],
  ): Promise<void> {
    const keys = all.filter(({ userId }) => ids.includes(userId));
    await manager.query(REPLACE, [
      ids,
      keys.map(({ userId }) => userId),
      keys.map(({ kind }) => kind),
      keys.map(({ key }) => key),
    ]);
  }
}
