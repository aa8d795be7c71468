import type { DataSource, EntityManager } from 'typeorm';

/** Of several concurrent calls only one adds an account. */
const LOCK = 7_316_202_613;
const TAKE_LOCK = 'select pg_advisory_xact_lock($1)';

const HAS_ADMIN = `select exists (
  select from staff where type = 'admin' and deleted_at is null) as "hasAdmin"`;

const ADD = `
  insert into staff (name, username, email, password_hash, password_given, type)
  select $1, $2, $3, $4, $5, 'admin'
  where not exists (select from staff where type = 'admin' and deleted_at is null)
  on conflict do nothing returning id`;

export interface FirstAdmin {
  name: string;
  username: string;
  email: string | null;
  passwordHash: string;
  /** Whether another person or a command chose it, so that it must be changed at the first login. */
  passwordGiven: boolean;
}

export const hasAdmin = async (manager: EntityManager): Promise<boolean> => {
  const [row]: { hasAdmin: boolean }[] = await manager.query(HAS_ADMIN);
  return row?.hasAdmin === true;
};

/** Adds an admin account if there is none; undefined if there is one, or the username is taken. */
export const addFirstAdmin = (
  database: DataSource,
  { name, username, email, passwordHash, passwordGiven }: FirstAdmin,
): Promise<number | undefined> =>
  database.transaction(async (manager) => {
    await manager.query(TAKE_LOCK, [LOCK]);
    const [row]: { id: number }[] = await manager.query(ADD, [
      ...[name, username, email, passwordHash, passwordGiven],
    ]);
    return row?.id;
  });
