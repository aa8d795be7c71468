import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { ExportContent } from '../../../src/modules/back-office/jobs/export-content.js';
import { ExportRunner } from '../../../src/modules/back-office/jobs/export-runner.service.js';
import type { JobDto, JobsDto } from '../../../src/modules/back-office/jobs/jobs.dto.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { binary, rowsIn } from '../../support/import-shop.js';
import { orderInCash, shop, shopper, until, useOrderShop } from '../../support/order-shop.js';

const uploads = await mkdtemp(join(tmpdir(), 'liwan-exports-'));
afterAll(() => rm(uploads, { recursive: true }));
useOrderShop({ env: { UPLOADS_DIR: uploads, LIMIT_FACTOR: '100' } });

const ids: Record<string, number> = {};
const sessions: Record<string, StaffSession> = {};
beforeAll(async () => {
  for (const [name, type] of [
    ['amal', 'admin'],
    ['omar', 'ops'],
    ['olga', 'ops'],
    ['vera', 'vendor'],
    ['viktor', 'vendor'],
  ] as const) {
    ids[name] = await rowsOf(shop.test).staff(name, type);
    sessions[name] = await staffSessionOf(shop.test, name);
  }
});

const as = (who: string, method: 'get' | 'post', path: string) =>
  shop.test.http[method](`/api/jobs${path}`)
    .set('Cookie', sessions[who]?.cookie ?? '')
    .set('X-XSRF-TOKEN', sessions[who]?.xsrf ?? '');
const startOrders = async (who: string, filters = {}): Promise<number> =>
  (await as(who, 'post', '/exports/orders').send(filters).expect(202)).body.job.export.id;
const startProducts = async (who: string): Promise<number> =>
  (await as(who, 'post', '/exports/products').expect(202)).body.job.export.id;
const jobOf = async (who: string, id: number): Promise<JobDto> =>
  (await as(who, 'get', `/exports/${id}`).expect(200)).body;
const reaches = async (
  who: string,
  id: number,
  state: string,
  limitMs?: number,
): Promise<JobDto> => {
  await until(
    async () => (await jobOf(who, id)).state === state,
    `export ${id} is ${state}`,
    limitMs,
  );
  return jobOf(who, id);
};
const list = async (who: string, query = ''): Promise<JobsDto> =>
  (await as(who, 'get', query).expect(200)).body;
const keysOf = async (who: string): Promise<string[]> =>
  (await list(who)).jobs.map(({ key }) => key);
const storedOf = async (id: number): Promise<string[]> => {
  const [row] = await shop.test.db.query('select file_key from exports where id = $1', [id]);
  return (await readdir(uploads)).filter((name) => name.includes(row.file_key));
};
const anOrder = async (city: string): Promise<string> =>
  orderInCash(shop, shopper, [{ productId: await shop.product(), quantity: 1 }], { city });
const anImport = (created_by: number | undefined, row: Record<string, unknown> = {}) =>
  rowsOf(shop.test).insert('product_imports', {
    file_name: 'spring.xlsx',
    letters: '{}',
    created_by,
    ...row,
  });

it('JOBS-02 writes the orders that the filters match as the direct export does, and records it', async () => {
  await anOrder('Ajman');
  await anOrder('Ajman');
  await anOrder('Sharjah');
  const id = await startOrders('omar', { city: 'Ajman' });
  const job = await reaches('omar', id, 'done');
  expect(job).toMatchObject({ startedBy: 'The omar', progress: 2, goal: 2, import: null });
  expect(job.export).toMatchObject({ kind: 'orders', files: [{ part: 1, rows: 2 }] });
  const { headers, text } = await as('omar', 'get', `/exports/${id}/files/1`)
    .buffer(true)
    .expect(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="orders-[\d-]+\.csv"$/);
  expect(headers['cache-control']).toBe('private, no-store');
  const direct = await shop.test.http
    .get('/api/users/orders/export.csv?city=Ajman')
    .set('Cookie', sessions['omar']?.cookie ?? '')
    .buffer(true);
  expect(text).toBe(direct.text);
  expect(text.trimEnd().split('\r\n')).toHaveLength(3);
  const entries = await shop.test.db.query(
    `select actor_name, changes from audit where action = 'exported' order by id limit 1`,
  );
  expect(entries).toEqual([
    { actor_name: 'The omar', changes: { city: { to: 'Ajman' }, orders: { to: 2 } } },
  ]);
});

it('JOBS-02 refuses an export without orders, and records none', async () => {
  const count = `select count(*)::integer as count from audit where action = 'exported'`;
  const before = await shop.test.db.query(count);
  const { body } = await as('amal', 'post', '/exports/orders')
    .send({ q: 'nobodyatall9' })
    .expect(422);
  expect(body.code).toBe('nothing_to_export');
  expect(await shop.test.db.query(count)).toEqual(before);
  await as('amal', 'post', '/exports/orders').send({ state: 'eaten' }).expect(400);
  await as('vera', 'post', '/exports/orders').send({}).expect(403);
});

it('JOBS-03 exports all products for an admin and its own for a vendor', async () => {
  const [own] = await Promise.all([
    shop.product({ name: 'Own ring', vendor_id: ids['vera'] }),
    shop.product({ name: 'Other ring', vendor_id: ids['viktor'] }),
  ]);
  const id = await startProducts('vera');
  const job = await reaches('vera', id, 'done');
  expect(job).toMatchObject({ progress: 1, goal: 1 });
  expect(job.export?.files).toEqual([{ part: 1, name: `products-${own}-${own}.xlsx`, rows: 1 }]);
  const file = await binary(as('vera', 'get', `/exports/${id}/files/1`)).expect(200);
  const [head = [], ...rows] = rowsIn(file.body);
  expect(rows.map((row) => row[head.indexOf('name')])).toEqual(['Own ring']);
  const all = await startProducts('amal');
  const { goal } = await reaches('amal', all, 'done');
  expect(goal).toBeGreaterThan(1);
  await as('omar', 'post', '/exports/products').expect(403);
});

it('JOBS-04 only the account that started an export and admins see it and download its file', async () => {
  await anOrder('Dubai');
  const [orders, products] = [await startOrders('omar'), await startProducts('vera')];
  await reaches('omar', orders, 'done');
  await reaches('vera', products, 'done');
  for (const [who, id] of [
    ['olga', orders],
    ['vera', orders],
    ['viktor', products],
    ['omar', products],
  ] as const) {
    await as(who, 'get', `/exports/${id}`).expect(404);
    await as(who, 'get', `/exports/${id}/files/1`).expect(404);
  }
  for (const id of [orders, products]) {
    await as('amal', 'get', `/exports/${id}/files/1`).expect(200);
    await as('amal', 'get', `/exports/${id}/files/2`).expect(404);
    await shop.test.http.get(`/api/jobs/exports/${id}/files/1`).expect(401);
    const [name = ''] = await storedOf(id);
    expect(name).toMatch(/^_export-[0-9a-f]{32}-1\./);
    await shop.test.http.get(`/api/uploads/${name}`).expect(404);
  }
});

it('JOBS-04 a file needs the right of its export when it is downloaded', async () => {
  await anOrder('Dubai');
  const id = await startOrders('omar');
  await reaches('omar', id, 'done');
  await shop.test.db.query(
    `insert into permissions (id, version, changes) values (1, 1, '{"ops": {"orders.export": false}}')
     on conflict (id) do update set changes = excluded.changes`,
  );
  try {
    const { body } = await as('omar', 'get', `/exports/${id}/files/1`).expect(403);
    expect(body.code).toBe('right_missing');
  } finally {
    await shop.test.db.query('delete from permissions');
  }
  await as('omar', 'get', `/exports/${id}/files/1`).expect(200);
});

it('JOBS-01 lists imports and exports newest first: to admins all, to others their own', async () => {
  await anOrder('Dubai');
  const reverted = await anImport(ids['amal'], {
    state: 'reverted',
    goal: 3,
    progress: 3,
    finished_at: new Date(),
    reverted_at: new Date(),
  });
  const checked = await anImport(ids['omar']);
  const exported = await startOrders('olga');
  await reaches('olga', exported, 'done');
  const keys = await keysOf('amal');
  expect(keys.slice(0, 3)).toEqual([
    `export-${exported}`,
    `import-${checked}`,
    `import-${reverted}`,
  ]);
  expect(await keysOf('olga')).toEqual([`export-${exported}`]);
  expect((await keysOf('omar'))[0]).toBe(`import-${checked}`);
  expect(await keysOf('viktor')).toEqual([]);
  const first = await list('amal', '?limit=2');
  const second = await list('amal', '?limit=2&page=2');
  expect(first.total).toBe(keys.length);
  expect([...first.jobs, ...second.jobs].map(({ key }) => key)).toEqual(keys.slice(0, 4));
  expect(first.jobs.map(({ state }) => state)).toEqual(['done', 'waiting']);
  expect(second.jobs[0]).toMatchObject({
    state: 'undone',
    progress: 3,
    goal: 3,
    startedBy: 'The amal',
    export: null,
    import: { id: reverted, fileName: 'spring.xlsx' },
  });
  await shop.test.http.get('/api/jobs').expect(401);
  await as('amal', 'get', '?limit=1000').expect(400);
});

it('JOBS-08 a job that is no longer retried has failed', async () => {
  const id = await anImport(ids['amal'], { state: 'running', goal: 2, confirmed_at: new Date() });
  await shop.test.db.query(
    `insert into outbox (topic, dedupe_key, payload, dead_at) values ('products.import', $1, '{}', now())`,
    [`import-${id}`],
  );
  const { jobs } = await list('amal');
  expect(jobs.find(({ key }) => key === `import-${id}`)?.state).toBe('failed');
});

it('JOBS-08 an export is tried again, and fails after eight attempts', async () => {
  await anOrder('Dubai');
  const content = shop.worker().get(ExportContent);
  const broken = jest.spyOn(content, 'content').mockRejectedValue(new Error('The disk is full.'));
  try {
    const id = await startOrders('omar');
    await reaches('omar', id, 'failed');
    expect(broken).toHaveBeenCalledTimes(8);
    await as('omar', 'get', `/exports/${id}/files/1`).expect(409);
  } finally {
    broken.mockRestore();
  }
}, 60_000);

it('JOBS-05 a job that runs twice leaves one file', async () => {
  await anOrder('Dubai');
  const id = await startOrders('omar');
  await reaches('omar', id, 'done');
  const { body } = await binary(as('omar', 'get', `/exports/${id}/files/1`));
  const runner = shop.worker().get(ExportRunner);
  await shop.test.db.query(
    `update exports set state = 'running', finished_at = null, progress = 0 where id = $1`,
    [id],
  );
  await shop.test.db.query('update export_parts set is_written = false where export_id = $1', [id]);
  await Promise.all([runner.run(id, 5000), runner.run(id, 5000)]);
  const job = await jobOf('omar', id);
  expect(job).toMatchObject({ state: 'done', progress: job.goal });
  expect(await storedOf(id)).toHaveLength(1);
  expect((await binary(as('omar', 'get', `/exports/${id}/files/1`))).body).toEqual(body);
});

it('JOBS-07 deletes files after 7 days and forgets an export after 90', async () => {
  await anOrder('Dubai');
  const id = await startOrders('omar');
  await reaches('omar', id, 'done');
  const runner = shop.worker().get(ExportRunner);
  await runner.sweep();
  expect(await storedOf(id)).toHaveLength(1);
  const age = (days: number) =>
    shop.test.db.query(
      `update exports set created_at = now() - $2 * interval '1 day',
         finished_at = now() - $2 * interval '1 day' where id = $1`,
      [id, days],
    );
  await age(8);
  const { export: expired } = await jobOf('omar', id);
  expect(new Date(expired?.expiresAt ?? 0).getTime()).toBeLessThan(Date.now());
  await runner.sweep();
  expect(await storedOf(id)).toEqual([]);
  expect(await jobOf('omar', id)).toMatchObject({ state: 'done', export: { files: [] } });
  const { body } = await as('omar', 'get', `/exports/${id}/files/1`).expect(404);
  expect(body.detail).toContain('7 days');
  await age(91);
  await runner.sweep();
  await as('omar', 'get', `/exports/${id}`).expect(404);
});

/** Holds the content of the next part until `release`. */
const holdPart = () => {
  const content = shop.worker().get(ExportContent);
  const write = content.content.bind(content);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isReached = false;
  const spy = jest.spyOn(content, 'content').mockImplementation(async (...input) => {
    isReached = true;
    await released;
    return write(...input);
  });
  return { isReached: () => isReached, release, restore: () => spy.mockRestore() };
};
const cancel = (who: string, id: number) => as(who, 'post', `/exports/${id}/cancel`);

it('JOBS-12 cancels a running export: the worker stops after the part, and its files are deleted', async () => {
  await anOrder('Dubai');
  const part = holdPart();
  try {
    const id = await startOrders('omar');
    await until(async () => part.isReached(), 'the worker writes the part');
    const { body } = await cancel('omar', id).expect(200);
    expect(body.job).toMatchObject({ state: 'cancelled', export: { files: [] } });
    part.release();
    const done = `select 1 from outbox where dedupe_key = $1 and done_at is not null`;
    await until(
      async () => (await shop.test.db.query(done, [`export-${id}`])).length > 0,
      `the job of export ${id} ends`,
    );
    expect(await storedOf(id)).toEqual([]);
    expect(await jobOf('omar', id)).toMatchObject({ state: 'cancelled', progress: 0 });
    // A second press changes nothing.
    await cancel('omar', id).expect(200);
    await as('omar', 'get', `/exports/${id}/files/1`).expect(409);
    const entries = await shop.test.db.query(
      `select actor_name, action, changes from audit where subject = 'exports' and subject_id = $1`,
      [id],
    );
    expect(entries).toEqual([
      { actor_name: 'The omar', action: 'cancelled', changes: { kind: { to: 'orders' } } },
    ]);
  } finally {
    part.release();
    part.restore();
  }
});

it('JOBS-12 deletes the parts that are written, and what a killed worker left an hour later', async () => {
  await anOrder('Dubai');
  const id = await startOrders('omar');
  await reaches('omar', id, 'done');
  await shop.test.db.query(
    `update exports set state = 'running', finished_at = null where id = $1`,
    [id],
  );
  await cancel('amal', id).expect(200);
  expect(await storedOf(id)).toEqual([]);
  const [{ file_key }] = await shop.test.db.query('select file_key from exports where id = $1', [
    id,
  ]);
  await writeFile(join(uploads, `_export-${file_key}-1.csv`), 'rows');
  const runner = shop.worker().get(ExportRunner);
  await runner.sweep();
  expect(await storedOf(id)).toHaveLength(1);
  await shop.test.db.query(
    `update exports set finished_at = now() - interval '61 minutes' where id = $1`,
    [id],
  );
  await runner.sweep();
  expect(await storedOf(id)).toEqual([]);
  expect((await jobOf('amal', id)).state).toBe('cancelled');
});

it('JOBS-12 a finished export is not cancelled, and one of a colleague is not found', async () => {
  await anOrder('Dubai');
  const id = await startOrders('omar');
  await reaches('omar', id, 'done');
  expect((await cancel('omar', id).expect(409)).body.code).toBe('export_finished');
  await cancel('olga', id).expect(404);
  expect((await jobOf('omar', id)).state).toBe('done');
});

it('JOBS-13 the audit log records an export of products with their number', async () => {
  await shop.product({ name: 'Audited ring', vendor_id: ids['viktor'] });
  await startProducts('viktor');
  const entries = await shop.test.db.query(
    `select actor_name, changes from audit where action = 'exported' and subject = 'products'
     order by id desc limit 1`,
  );
  expect(entries).toEqual([
    { actor_name: 'The viktor', changes: { products: { to: expect.any(Number) } } },
  ]);
});

it('JOBS-20 lists cash statements of the account, for admins all', async () => {
  const rows = rowsOf(shop.test);
  const statement = await rows.insert('cash_statements', {
    ...{ file_name: 'november.xlsx', uploaded_by: ids['omar'] },
    ...{ waybill_heading: 'AWB', amount_heading: 'COD' },
  });
  const key = `statement-${statement}`;
  for (const who of ['omar', 'amal'])
    expect((await list(who)).jobs.find((job) => job.key === key)).toMatchObject({
      ...{ state: 'done', startedBy: 'The omar', goal: 0, import: null },
      statement: { id: statement, fileName: 'november.xlsx', bookedAt: null },
    });
  expect(await keysOf('olga')).not.toContain(key);
  await shop.test.db.query('update cash_statements set undone_at = now() where id = $1', [
    statement,
  ]);
  expect((await list('omar')).jobs[0]).toMatchObject({ key, state: 'undone' });
});
