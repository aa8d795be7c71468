import { setTimeout as pause } from 'node:timers/promises';
import { fileOf, startImportShop, TIMEOUTS, type ImportShop } from '../../support/import-shop.js';
import { until } from '../../support/order-shop.js';
import { workerProcesses, type WorkerProcesses } from '../../support/worker-processes.js';

const ROWS = 5000;
/** Thousands of rows on a machine of any speed. */
const LIMIT_MS = 400_000;
/** Pause between two calls of a shopper. */
const BATCH_PAUSE_MS = 20;

let shop: ImportShop;
let workers: WorkerProcesses;
beforeAll(async () => {
  workers = workerProcesses();
  shop = await startImportShop({
    worker: false,
    env: {
      LIMIT_FACTOR: '100',
      // Soon after a worker is killed, another one goes on. Work that exceeds its lease twelve times would be given up.
      TIMEOUTS: JSON.stringify({ ...TIMEOUTS, importTimeout: 300, outboxLease: 15_000 }),
    },
  });
});
afterAll(async () => {
  await workers.stopAll();
  await shop.close();
});

const fileWith = (stock: number): Buffer =>
  fileOf([
    [
      'name',
      'model',
      'description',
      'price',
      'stock',
      'category',
      'brand',
      'vendor',
      'code',
      'tags',
    ],
    ...Array.from({ length: ROWS }, (_, i) => [
      `Loaded thing ${i}`,
      `M-${i % 100}`,
      `What there is to say about thing number ${i}, in a sentence or two.`,
      50 + (i % 500),
      stock,
      'Watches',
      'Noctelle',
      'Dune House',
      `LOAD-${i}`,
      'men, gold',
    ]),
  ]);
const confirm = (id: number) => shop.as('admin', 'post', `/imports/${id}/confirm`).expect(202);
const progressOf = async (id: number): Promise<number> =>
  (await shop.as('admin', 'get', `/imports/${id}`).expect(200)).body.import.progress;
/** Read at one moment: the last transaction of a worker may end after the worker. */
const soFar = async (id: number, where: string): Promise<{ progress: number; count: number }> => {
  const [row] = await shop.test.db.query(
    `select progress, (select count(*)::integer from products where code like 'LOAD-%' and ${where}) as count
     from product_imports where id = $1`,
    [id],
  );
  return row;
};
const countOf = async (where: string): Promise<number> => {
  const [row] = await shop.test.db.query(
    `select count(*)::integer as count from products where code like 'LOAD-%' and ${where}`,
  );
  return row.count;
};

it('API-72 an upload is accepted without a running worker, and imported once one runs', async () => {
  const file = fileOf([
    ['name', 'price', 'category', 'code'],
    ['Waiting thing', 10, 'Watches', 'WAIT-1'],
  ]);
  const { body } = await shop.upload(file).expect(201);
  expect(body.message).toBe('The file was accepted. 0 of 1 products have been imported so far.');
  expect(await shop.product('WAIT-1')).toBeUndefined();
  workers.start();
  await shop.reaches(body.import.id, 'done');
  expect(await shop.product('WAIT-1')).toMatchObject({ name: 'Waiting thing' });
}, 60_000);

it(
  'API-72 adds 5,000 products while shoppers read lists',
  async () => {
    const base = await shop.test.app.getUrl();
    let running = true;
    let read = 0;
    const shopping = (async () => {
      while (running) {
        expect((await fetch(`${base}/api/products/all?limit=20`)).status).toBe(200);
        read += 1;
        await pause(BATCH_PAUSE_MS);
      }
    })();
    const { body } = await shop.upload(fileWith(1), { dryRun: true }).expect(201);
    expect(body.import).toMatchObject({ toCreate: ROWS, errors: 0 });
    await confirm(body.import.id);
    await shop.reaches(body.import.id, 'done', LIMIT_MS);
    running = false;
    await shopping;
    expect(await countOf('true')).toBe(ROWS);
    expect(read).toBeGreaterThan(20);
  },
  2 * LIMIT_MS,
);

it(
  'kill -9 of the worker during an import changes each product exactly once',
  async () => {
    await workers.stopAll();
    // As after an autovacuum: the statistics include the first import but not the second.
    await shop.test.db.query('analyze');
    const { body } = await shop.upload(fileWith(2), { dryRun: true }).expect(201);
    const { id } = body.import;
    expect(body.import.toUpdate).toBe(ROWS);
    const first = workers.start();
    await confirm(id);
    await until(async () => (await progressOf(id)) > 0, 'the first rows', LIMIT_MS);
    await workers.stop(first);
    const reached = await soFar(id, 'stock = 2');
    expect(reached.progress).toBeGreaterThan(0);
    expect(reached.progress).toBeLessThan(ROWS);
    expect(reached.count).toBe(reached.progress);
    workers.start();
    expect(await shop.reaches(id, 'done', LIMIT_MS)).toMatchObject({
      progress: ROWS,
      toUpdate: ROWS,
    });
    expect(await countOf('stock = 2 and version = 2')).toBe(ROWS);
  },
  2 * LIMIT_MS,
);

it(
  'kill -9 of the worker during a revert reverts each row exactly once',
  async () => {
    const { body } = await shop.as('admin', 'get', '/imports?limit=1').expect(200);
    const { id } = body.imports[0];
    await shop.as('admin', 'post', `/imports/${id}/revert`).expect(202);
    await until(async () => (await progressOf(id)) > 0, 'the first rows', LIMIT_MS);
    await workers.stopAll();
    const reached = await soFar(id, 'stock = 1');
    expect(reached.progress).toBeLessThan(ROWS);
    expect(reached.count).toBe(reached.progress);
    workers.start();
    expect(await shop.reaches(id, 'reverted', LIMIT_MS)).toMatchObject({ reverted: ROWS, kept: 0 });
    expect(await countOf('stock = 1 and version = 3')).toBe(ROWS);
  },
  2 * LIMIT_MS,
);
