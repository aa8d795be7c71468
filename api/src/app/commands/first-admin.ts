import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { loadEnv } from '../../platform/config/env.js';
import { hashPassword } from '../../platform/auth/passwords.js';
import { databaseOptions } from '../../platform/database/options.js';

const ADD = `
  insert into staff (name, username, password_hash, type)
  select 'Admin', 'admin', $1, 'admin'
  where not exists (select from staff where type = 'admin' and deleted_at is null)
  on conflict do nothing returning id`;

/** Creates the account `admin` if there is no administrator, and returns its password. */
export const firstAdmin = async (url: string): Promise<string | undefined> => {
  const database = new DataSource({ ...databaseOptions(url, 1), extra: {} });
  await database.initialize();
  try {
    const password = randomBytes(18).toString('base64url');
    const added: unknown[] = await database.query(ADD, [await hashPassword(password)]);
    return added.length > 0 ? password : undefined;
  } finally {
    await database.destroy();
  }
};

if (process.argv[1]?.endsWith('first-admin.js')) {
  const password = await firstAdmin(loadEnv().DATABASE_URL);
  console.log(
    password
      ? `Log in as admin with the password ${password}, and change it.`
      : 'The shop already has an admin or an account with that name.',
  );
}
