import pg from 'pg';
import { migrate } from '../../../src/app/commands/migrate.js';
import { migrations } from '../../../src/platform/database/migrations/index.js';
import { applicationUrl, createDatabase, dropDatabase } from '../../support/test-app.js';

const REFUSED = '42501';
let owner: pg.Client;
let application: pg.Client;
let backup: pg.Client;
let url: string;

const connect = async (connectionString: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
};

const backupUrl = (): string =>
  Object.assign(new URL(process.env['DATABASE_BACKUP_URL'] ?? ''), {
    pathname: new URL(url).pathname,
  }).href;

const NEW_TABLE = 'create table of_a_later_release (id integer generated always as identity)';
const ENTRY = `
  insert into audit (actor_id, actor_name, actor_role, action, subject, subject_id)
  values (1, 'Boss', 'admin', 'changed', 'brands', 1)`;

beforeAll(async () => {
  url = await createDatabase();
  const roles = { application: applicationUrl(url), backup: backupUrl() };
  await migrate(url, migrations, roles);
  owner = await connect(url);
  application = await connect(applicationUrl(url));
  backup = await connect(backupUrl());
  await owner.query(NEW_TABLE);
});
afterAll(async () => {
  await Promise.all([owner, application, backup].map((client) => client.end()));
  await dropDatabase(url);
});

it.each([
  'create table invented (id integer)',
  'create temporary table invented (id integer)',
  'create schema invented',
  'create index invented on orders (id)',
  'create function invented() returns integer language sql return 1',
  'alter table orders add column invented integer',
  'alter table audit disable trigger all',
  'drop table audit',
  'truncate orders',
  'truncate audit',
  'set session_replication_role = replica',
  'create role invented',
  'set role shop',
  `copy orders to program 'true'`,
  `update audit set label = ''`,
  'delete from audit',
  'insert into audit_chain select * from audit_chain',
  'update audit_chain set salt = null',
  'delete from audit_chain',
  'delete from audit_chain_queue',
  'delete from migrations',
])('TRUST-01 TRUST-02 the role of the application is refused: %s', async (statement) => {
  await expect(application.query(statement)).rejects.toMatchObject({ code: REFUSED });
});

it('TRUST-01 the role of the application owns nothing and has no attributes', async () => {
  const { rows } = await application.query(`
    select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
      (select count(*)::integer from pg_class where relowner = r.oid) as owned
    from pg_roles r where rolname = current_user`);
  expect(rows).toEqual([
    {
      ...{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false },
      ...{ rolbypassrls: false, owned: 0 },
    },
  ]);
});

it('TRUST-01 it reads and writes rows, also of tables that a later migration creates', async () => {
  await application.query(`${ENTRY} returning id`);
  const added = await application.query(
    'insert into of_a_later_release default values returning id',
  );
  expect(added.rows).toEqual([{ id: 1 }]);
  await application.query('update of_a_later_release set id = default');
  expect((await application.query('delete from of_a_later_release')).rowCount).toBe(1);
});

it('TRUST-03 the role of the backup reads every table and writes none', async () => {
  const tables = await owner.query(
    `select count(*)::integer as count from pg_tables where schemaname = 'public'
       and not has_table_privilege('shop_backup', format('%I.%I', schemaname, tablename), 'select')`,
  );
  expect(tables.rows).toEqual([{ count: 0 }]);
  await backup.query('set default_transaction_read_only = off');
  for (const statement of [ENTRY, 'update orders set notes = notes', 'truncate orders', NEW_TABLE])
    await expect(backup.query(statement)).rejects.toMatchObject({ code: REFUSED });
});

it('TRUST-04 a new password in the address is set by the next migration', async () => {
  const changed = Object.assign(new URL(applicationUrl(url)), {
    username: 'shop_rotated',
    password: 'first',
  });
  await migrate(url, migrations, { application: changed.href });
  changed.password = 'second';
  await migrate(url, migrations, { application: changed.href });
  const client = await connect(changed.href);
  expect((await client.query('select current_user as name')).rows).toEqual([
    { name: 'shop_rotated' },
  ]);
  await client.end();
});
