import pg from 'pg';

/** Addresses whose roles the migration command creates: user and password of each. */
export interface RoleUrls {
  /** Reads and writes rows; owns nothing and changes no table. */
  application: string;
  /** Reads every row and the write-ahead log. */
  backup?: string | undefined;
}

/** The application adds rows to these, and can neither change nor delete them. */
const INSERT_ONLY = ['audit'];
/** Written by migrations and by functions of the owner only. */
const READ_ONLY = ['audit_chain', 'audit_chain_queue', 'migrations'];
/** PostgreSQL: wrong password, or no such role. */
const REFUSED = new Set(['28P01', '28000']);

const userOf = (url: string): string => decodeURIComponent(new URL(url).username);
const passwordOf = (url: string): string => decodeURIComponent(new URL(url).password);

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

/** Names and passwords of roles cannot be bound; they are escaped. */
const runAll = async (owner: pg.Client, statements: string[]): Promise<void> => {
  for (const statement of statements) await owner.query(statement);
};

/** Creates the role of an address, or sets its password; a role that can log in stays as it is. */
const createRole = async (owner: pg.Client, url: string, rights: string): Promise<void> => {
  if (await canLogIn(url)) return;
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [userOf(url)]);
  const [name, password] = [
    owner.escapeIdentifier(userOf(url)),
    owner.escapeLiteral(passwordOf(url)),
  ];
  const verb = rowCount === 0 ? 'create' : 'alter';
  await runAll(owner, [
    `${verb} role ${name} login nosuperuser nocreatedb nocreaterole ${rights} password ${password}`,
  ]);
};

/** Default privileges include the tables of later migrations. */
const applicationGrants = (role: string, database: string, tables: Set<string>): string[] => {
  const known = (names: string[]): string => names.filter((name) => tables.has(name)).join(', ');
  return [
    `revoke temporary on database ${database} from public`,
    `grant usage on schema public to ${role}`,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
    `grant usage, select, update on all sequences in schema public to ${role}`,
    `alter default privileges in schema public grant select, insert, update, delete on tables to ${role}`,
    `alter default privileges in schema public grant usage, select, update on sequences to ${role}`,
    `revoke update, delete on ${known(INSERT_ONLY)} from ${role}`,
    `revoke insert, update, delete on ${known(READ_ONLY)} from ${role}`,
  ];
};

/** The tables of the shop and the name of the database, as SQL. */
const DATABASE = `
  select quote_ident(current_database()) as name,
    array(select tablename::text from pg_tables where schemaname = 'public') as tables`;

/**
 * Creates the roles of the application and of the backup in a migrated database, and grants what they need. The role
 * of `owner` runs the migrations; a shop with one role for everything has none of the others.
 */
export const createRoles = (ownerUrl: string, { application, backup }: RoleUrls): Promise<void> =>
  withClient(ownerUrl, async (owner) => {
    if (userOf(application) === userOf(ownerUrl)) return;
    await createRole(owner, application, 'noreplication');
    const { rows } = await owner.query<{ name: string; tables: string[] }>(DATABASE);
    const role = owner.escapeIdentifier(userOf(application));
    await owner.query('begin');
    for (const { name, tables } of rows)
      await runAll(owner, applicationGrants(role, name, new Set(tables)));
    await owner.query('commit');
    if (!backup) return;
    await createRole(owner, backup, 'replication');
    const reader = owner.escapeIdentifier(userOf(backup));
    await runAll(owner, [
      `grant pg_read_all_data to ${reader}`,
      `alter role ${reader} set default_transaction_read_only = on`,
    ]);
  });
