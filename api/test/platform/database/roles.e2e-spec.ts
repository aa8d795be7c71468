import { jest } from '@jest/globals';
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
  for (const statement of [
    ENTRY,
    'update orders set notes = notes',
    'truncate orders',
    NEW_TABLE,
    'create temporary table invented (id integer)',
    `select redact_audit_of_orders('{1}')`,
    'select extend_audit_chain(1)',
  ])
    await expect(backup.query(statement)).rejects.toMatchObject({ code: REFUSED });
});

it('TRUST-03 of the functions that act as the owner, the backup can call none and the application all', async () => {
  const callable = async (role: string): Promise<string[]> => {
    const { rows } = await owner.query<{ name: string }>(
      `select proname as name from pg_proc
       where prosecdef and prorettype <> 'trigger'::regtype
         and pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'execute')
       order by proname`,
      [role],
    );
    return rows.map(({ name }) => name);
  };
  expect(await callable('shop_backup')).toEqual([]);
  expect(await callable('shop_application')).toEqual([
    'extend_audit_chain',
    'redact_audit_of_orders',
  ]);
});

it('TRUST-05 a shop with one role for everything gets the role of the backup', async () => {
  const alone = await createDatabase();
  const reader = Object.assign(new URL(alone), {
    username: 'shop_reader',
    password: 'first%20one',
  });
  await migrate(alone, migrations, { application: alone, backup: reader.href });
  const client = await connect(reader.href);
  expect((await client.query('select count(*)::integer as count from orders')).rows).toEqual([
    { count: 0 },
  ]);
  await expect(client.query(`select redact_audit_of_orders('{1}')`)).rejects.toMatchObject({
    code: REFUSED,
  });
  const { rows } = await client.query('select rolreplication from pg_roles where rolname = user');
  expect(rows).toEqual([{ rolreplication: true }]);
  await client.end();
  await dropDatabase(alone);
});

it('TRUST-05 an owner that is no superuser creates and changes the role of the application', async () => {
  const database = await createDatabase();
  const server = await connect(database);
  const name = new URL(database).pathname.slice(1);
  await server.query(`
    drop role if exists shop_plain_owner;
    create role shop_plain_owner login createrole password 'plain';
    alter database ${name} owner to shop_plain_owner`);
  const { rows } = await server.query<{ statement: string }>(`
    select format('alter %s public.%I owner to shop_plain_owner',
      case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, relname) as statement
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p', 'S')
      and not exists (select from pg_depend d where d.objid = c.oid and deptype in ('i', 'a', 'e'))
    union all
    select format('alter function %s owner to shop_plain_owner', oid::regprocedure) from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef`);
  for (const { statement } of rows) await server.query(statement);
  const plain = Object.assign(new URL(database), {
    username: 'shop_plain_owner',
    password: 'plain',
  });
  const own = Object.assign(new URL(database), { username: 'shop_of_plain', password: 'first' });
  for (const password of ['first', 'second']) {
    own.password = password;
    await migrate(plain.href, migrations, { application: own.href });
    const client = await connect(own.href);
    await client.query('select from orders');
    await client.end();
  }
  await server.end();
  await dropDatabase(database);
});

it('TRUST-04 the log of the database contains no password', async () => {
  const address = Object.assign(new URL(applicationUrl(url)), {
    username: 'shop_logged',
    password: 'plum-harbour-in-the-log',
  });
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  await migrate(url, migrations, { application: address.href });
  const sent = JSON.stringify(statements.mock.calls.map(([statement]) => statement));
  statements.mockRestore();
  expect(sent).toContain('shop_logged');
  expect(sent).not.toContain(address.password);
  await (await connect(address.href)).end();
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
