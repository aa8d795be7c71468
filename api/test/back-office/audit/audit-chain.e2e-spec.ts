import { spawnSync } from 'node:child_process';
import { verifyAudit } from '../../../src/app/commands/audit-verify.js';
import { AuditChainQueries } from '../../../src/modules/back-office/audit/audit-chain.queries.js';
import { OrderErasureQueries } from '../../../src/modules/people/shopper-records/erasure/order-erasure.queries.js';
import { DataSource } from 'typeorm';
import { applicationUrl, startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
beforeEach(() => test.db.query('truncate audit, audit_chain, audit_chain_queue restart identity'));
afterAll(() => test.close());

const write = (
  { action = 'changed', subject = 'brands', subjectId = 1, changes = {} } = {},
  db = test.app.get(DataSource),
) =>
  db.query(
    `insert into audit (actor_id, actor_name, actor_role, action, subject, subject_id, changes)
     values (1, 'Boss', 'admin', $1, $2, $3, $4)`,
    [action, subject, subjectId, changes],
  );
const extend = () => new AuditChainQueries(test.app.get(DataSource)).extend();
const verify = (head?: string) => verifyAudit(applicationUrl(test.databaseUrl), head);
const threeEntries = async () => {
  for (const subjectId of [1, 2, 3]) await write({ subjectId, changes: { name: { to: 'a' } } });
  await extend();
};
/** As someone with the role of the owner would. */
const asOwner = (statement: string) => test.db.query(statement);
const headOf = (message: string) => /Head: (.*)/.exec(message)?.[1] ?? '';

it('TRUST-10 an unchanged log is intact, also with entries that wait for the chain', async () => {
  await threeEntries();
  await write();
  const { intact, message } = await verify();
  expect([intact, message]).toEqual([
    true,
    expect.stringMatching(/^The audit log is intact: 3 entries, of which 0 redacted; 1 not yet/),
  ]);
});

it.each([
  ['its values were changed', `update audit set changes = '{"name":{"to":"b"}}' where id = 2`],
  ['it was changed', `update audit set actor_name = 'Someone else' where id = 2`],
  ['it was changed', `update audit set at = at - interval '1 day' where id = 2`],
  ['it was redacted, which is not allowed', `update audit set changes = '{}' where id = 2`],
  ['it was deleted', 'delete from audit where id = 2'],
  [
    'an entry before it is missing',
    'delete from audit_chain where audit_id = 1; delete from audit where id = 1',
  ],
  ['it was added outside the chain', `delete from audit_chain where audit_id = 3`],
])(
  'TRUST-11 the check names the first entry that the owner has altered: %s',
  async (fault, change) => {
    await threeEntries();
    await asOwner(change);
    const id = /missing/.test(fault) ? 2 : /outside/.test(fault) ? 3 : 2;
    const { intact, message } = await verify();
    expect(intact).toBe(false);
    expect(message).toMatch(new RegExp(`broken at entry ${id}\\b.*: ${fault}\\.`));
  },
);

it('TRUST-12 an earlier head finds that the end was cut off or everything rewritten', async () => {
  await threeEntries();
  const head = headOf((await verify()).message);
  expect((await verify(head)).intact).toBe(true);
  await write();
  await extend();
  expect((await verify(head)).intact).toBe(true);
  await asOwner('delete from audit_chain where audit_id >= 3; delete from audit where id >= 3');
  expect((await verify()).intact).toBe(true);
  expect((await verify(head)).message).toContain('cut off');
});

it('TRUST-13 erasing a person removes the values of their orders, and the log stays intact', async () => {
  const changes = { area: { from: 'Al Barsha', to: 'Deira' } };
  const db = test.app.get(DataSource);
  await write({ action: 'address_changed', subject: 'orders', subjectId: 7, changes });
  await write({ action: 'refunded', subject: 'orders', subjectId: 7, changes });
  await extend();
  await write({ action: 'address_changed', subject: 'orders', subjectId: 7, changes });
  await new OrderErasureQueries(db).eraseContact(db.manager, [7]);
  const rows = await test.db.query('select changes from audit order by id');
  expect(rows).toEqual([{ changes: {} }, { changes }, { changes: {} }]);
  expect(
    await test.db.query('select salt is null as gone from audit_chain order by position'),
  ).toEqual([{ gone: true }, { gone: false }]);
  await extend();
  expect(await verify()).toMatchObject({ intact: true });
  expect((await verify()).message).toContain('3 entries, of which 1 redacted');
});

it('TRUST-14 sweeps of several workers append each entry once, in the order of their places', async () => {
  await Promise.all(Array.from({ length: 40 }, () => write()));
  await Promise.all([extend(), extend(), extend()]);
  const [row] = await test.db.query(
    'select count(*)::integer as entries, max(position)::integer as last from audit_chain',
  );
  expect(row).toEqual({ entries: 40, last: 40 });
  expect((await verify()).intact).toBe(true);
});

it('TRUST-11 the command exits with 1 and prints the entry', async () => {
  await threeEntries();
  await asOwner(`update audit set label = 'other' where id = 2`);
  const { status, stdout } = spawnSync(
    process.execPath,
    ['api/dist/app/commands/audit-verify.js'],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: applicationUrl(test.databaseUrl) },
    },
  );
  expect(stdout).toContain('broken at entry 2');
  expect(status).toBe(1);
});
