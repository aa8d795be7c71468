import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { editing, listFiles } from '../../support/list-files.js';
import { shop, until, useOrderShop } from '../../support/order-shop.js';
import { workerProcesses, type WorkerProcesses } from '../../support/worker-processes.js';

/** Ten transactions. */
const ROWS = 500;
/** On a machine of any speed. */
const LIMIT_MS = 400_000;
const uploads = await mkdtemp(join(tmpdir(), 'liwan-list-imports-'));
let workers: WorkerProcesses;
const sessions: Record<string, StaffSession> = {};
useOrderShop({
  worker: false,
  // Soon after one is killed, another worker goes on. Work that exceeds its lease twelve times would be given up.
  timeouts: { outboxLease: 15_000 },
  env: { UPLOADS_DIR: uploads, LIMIT_FACTOR: '100' },
});
beforeAll(async () => {
  workers = workerProcesses();
  await rowsOf(shop.test).staff('amal', 'admin');
  sessions['amal'] = await staffSessionOf(shop.test, 'amal');
});
afterAll(async () => {
  await workers.stopAll();
  await rm(uploads, { recursive: true });
});
const { checked, confirm, reaches, imported, exported } = listFiles(sessions);
const alive = () =>
  until(async () => (await shop.test.http.get('/api/health/worker')).ok, 'a worker', LIMIT_MS);
const numberOf = async (pattern: string): Promise<number> => {
  const [row] = await shop.test.db.query(
    'select count(*)::integer as count from brands where name like $1',
    [pattern],
  );
  return row.count;
};

it(
  'JOBS-17 kill -9 of the worker during an import leaves each row once',
  async () => {
    const first = workers.start();
    await alive();
    const names = Array.from({ length: ROWS }, (_, at) => [`Killed ${at}`]);
    const { id } = await checked('brands', [['name'], ...names]);
    await confirm(id);
    await until(async () => (await numberOf('Killed %')) > 0, 'the first rows', LIMIT_MS);
    await workers.stop(first);
    const before = await numberOf('Killed %');
    expect(before).toBeLessThan(ROWS);
    workers.start();
    expect(await reaches(id, 'done', LIMIT_MS)).toMatchObject({ progress: ROWS, errors: 0 });
    expect(await numberOf('Killed %')).toBe(ROWS);
  },
  2 * LIMIT_MS,
);

it(
  'JOBS-18 the worker has what every kind of import needs',
  async () => {
    const rows = rowsOf(shop.test);
    const name = 'Of the worker';
    await rows.insert('categories', { name });
    await rows.insert('offers', { title: name });
    await shop.product({ name });
    await imported('coupons', [
      ['code', 'percent'],
      ['WORKER-1', '5'],
    ]);
    const file = editing(await exported('categories'), name, { shortInfo: 'Changed' });
    await imported('categories', file);
    for (const [kind, column] of [
      ['products', 'nameAr'],
      ['categories', 'nameAr'],
      ['offers', 'titleAr'],
    ] as const) {
      const texts = editing(await exported('translations', { kind }), name, { [column]: 'عربي' });
      expect(await imported('translations', texts, kind)).toMatchObject({ toUpdate: 1, errors: 0 });
    }
    const entries = await shop.test.db.query(
      `select distinct subject from audit where actor_name = 'The amal' and action in ('added', 'changed')
       order by subject`,
    );
    expect(entries.map(({ subject }: { subject: string }) => subject)).toEqual([
      ...['brands', 'categories', 'coupons', 'offers', 'products'],
    ]);
  },
  2 * LIMIT_MS,
);
