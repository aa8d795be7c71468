/** The address with the role that owns the tables. */
export const ownerUrl = (env) => env.DATABASE_OWNER_URL || env.DATABASE_URL;

/** Settings for the API and its workers: the owner and the backup are not theirs. */
export const withoutOwner = (env) =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^DATABASE_(OWNER|BACKUP)_URL$/.test(name)),
  );

const SETTINGS = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_BACKUP_URL'];

/** The database settings of `env`, for another database of its server. */
export const databaseEnv = (env, name) =>
  Object.fromEntries(
    SETTINGS.filter((setting) => env[setting]).map((setting) => [
      setting,
      Object.assign(new URL(env[setting]), { pathname: `/${name}` }).href,
    ]),
  );
