import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { loadEnv } from '../../platform/config/env.js';
import { hashPassword } from '../../platform/auth/passwords.js';
import { databaseOptions } from '../../platform/database/options.js';
import { addFirstAdmin } from '../../modules/people/staff/first-admin.queries.js';

/** Creates the account `admin` if there is no administrator, and returns its password, which must be changed at the first login. */
export const firstAdmin = async (url: string): Promise<string | undefined> => {
  const database = new DataSource({ ...databaseOptions(url, 1), extra: {} });
  await database.initialize();
  try {
    const password = randomBytes(18).toString('base64url');
    const passwordHash = await hashPassword(password);
    const account = {
      ...{ name: 'Admin', username: 'admin', email: null },
      ...{ passwordHash, passwordGiven: true },
    };
    return (await addFirstAdmin(database, account)) === undefined ? undefined : password;
  } finally {
    await database.destroy();
  }
};

if (process.argv[1]?.endsWith('first-admin.js')) {
  const password = await firstAdmin(loadEnv().DATABASE_URL);
  console.log(
    password
      ? `Log in as admin with the password ${password}, which must be changed then.`
      : 'The shop already has an admin or an account with that name.',
  );
}
