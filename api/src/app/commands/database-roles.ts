import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';

/** Addresses whose roles the migration command creates: user and password of each. */
export interface RoleUrls {
  /** Reads and writes rows; owns nothing and changes no table. The owner, in a shop with one role for both. */
  application: string;
  /** Reads every row and the write-ahead log. */
  backup?: string | undefined;
}

/** PostgreSQL: wrong password, or no such role. */
const REFUSED = new Set(['28P01', '28000']);
/** The default of PostgreSQL. */
const ITERATIONS = 4096;

/** Functions that act with the rights of the owner. */
const OWNER_FUNCTIONS = 'extend_audit_chain(integer), redact_audit_of_orders(integer[])';

/** What every role of the server may do in a database unless it is revoked. */
const publicRevokes = (database: string): string[] => [
  `revoke temporary on database ${database} from public`,
  'revoke create on schema public from public',
  `revoke execute on function ${OWNER_FUNCTIONS} from public`,
];

/** Default privileges include the tables of later migrations. */
const applicationGrants = (role: string): string[] => [
  `grant usage on schema public to ${role}`,
  `grant select, insert, update, delete on all tables in schema public to ${role}`,
  `grant usage, select on all sequences in schema public to ${role}`,
  `alter default privileges in schema public grant select, insert, update, delete on tables to ${role}`,
  `alter default privileges in schema public grant usage, select on sequences to ${role}`,
  `grant execute on function ${OWNER_FUNCTIONS} to ${role}`,
  // Entries of the audit log are only added.
  `revoke update, delete on audit from ${role}`,
  // Written by migrations and by functions of the owner only.
  `revoke insert, update, delete on audit_chain, audit_chain_queue, migrations from ${role}`,
];

const backupGrants = (role: string): string[] => [
  `alter role ${role} replication`,
  `grant pg_read_all_data to ${role}`,
  `alter role ${role} set default_transaction_read_only = on`,
];

const userOf = (url: string): string => decodeURIComponent(new URL(url).username);

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end());
};

const canLogIn = (url: string): Promise<boolean> =>
  withClient(url, () => Promise.resolve(true)).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (REFUSED.has(code)) return false;
    throw error;
  });

/** What PostgreSQL stores of a password, so that no statement in its log contains the password. */
const verifierOf = (password: string): string => {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const keyOf = (name: string): Buffer => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  const server = keyOf('Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${server}`;
};

const runAll = async (owner: pg.Client, statements: string[]): Promise<void> => {
  await owner.query('begin');
  for (const statement of statements) await owner.query(statement);
  await owner.query('commit');
};

/** Names and passwords of roles cannot be bound; they are escaped. */
const nameIn = (owner: pg.Client, url: string): string => owner.escapeIdentifier(userOf(url));

/** Creates the role of an address with its grants, or sets its password; a role that can log in stays as it is. */
const createRole = async (
  owner: pg.Client,
  url: string,
  grantsOf: (role: string) => string[] = () => [],
): Promise<void> => {
  if (await canLogIn(url)) return;
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [userOf(url)]);
  const name = nameIn(owner, url);
  const login = `login password '${verifierOf(decodeURIComponent(new URL(url).password))}'`;
  await runAll(
    owner,
    rowCount === 0
      ? [`create role ${name} ${login}`, ...grantsOf(name)]
      : [`alter role ${name} ${login}`],
  );
};

/**
 * Creates the roles of the application and of the backup in a migrated database, and grants what they need. With the
 * owner as application there is one role for both, as before the roles were separated; the backup has its own nevertheless.
 */
export const createRoles = (ownerUrl: string, { application, backup }: RoleUrls): Promise<void> =>
  withClient(ownerUrl, async (owner) => {
    const isSeparate = userOf(application) !== userOf(ownerUrl);
    if (isSeparate) await createRole(owner, application);
    await runAll(owner, [
      ...publicRevokes(owner.escapeIdentifier(owner.database ?? '')),
      ...(isSeparate ? applicationGrants(nameIn(owner, application)) : []),
    ]);
    if (backup) await createRole(owner, backup, backupGrants);
  });
