import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { binary } from '../../support/import-shop.js';
import { orderInCash, shop, until, useOrderShop } from '../../support/order-shop.js';
import { workerProcesses, type WorkerProcesses } from '../../support/worker-processes.js';

const ORDERS = 100_000;
/** On a machine of any speed. */
const LIMIT_MS = 400_000;
const MEGABYTE_KB = 1024;

const uploads = await mkdtemp(join(tmpdir(), 'liwan-exports-'));
let workers: WorkerProcesses;
let staff: StaffSession;
// Soon after one is killed, another worker goes on. Work that exceeds its lease twelve times would be given up.
useOrderShop({ worker: false, timeouts: { outboxLease: 15_000 }, env: { UPLOADS_DIR: uploads } });
beforeAll(async () => {
  workers = workerProcesses();
  await rowsOf(shop.test).staff('amal', 'admin');
  staff = await staffSessionOf(shop.test, 'amal');
});
afterAll(async () => {
  await workers.stopAll();
  await rm(uploads, { recursive: true });
});

const call = (method: 'get' | 'post', path: string) =>
  shop.test.http[method](`/api/jobs/exports${path}`)
    .set('Cookie', staff.cookie)
    .set('X-XSRF-TOKEN', staff.xsrf);
const jobOf = async (id: number) => (await call('get', `/${id}`).expect(200)).body;
const start = async (): Promise<number> =>
  (await call('post', '/orders').send({ city: 'Fujairah' }).expect(202)).body.job.export.id;
/** Memory of a process in MB, now and at most. */
const memoryOf = async (pid: number | undefined) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
  return { now: of('VmRSS') / MEGABYTE_KB, peak: of('VmHWM') / MEGABYTE_KB };
};
const numbersIn = (csv: string): string[] =>
  csv
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '');

beforeAll(async () => {
  const buyer = await shop.shopper();
  const productId = await shop.product();
  const opid = await orderInCash(shop, buyer, [{ productId, quantity: 1 }]);
  for (let from = 1; from <= ORDERS; from += 5_000)
    await shop.test.db.query(
      `insert into orders (operation_id, user_id, state, payment_method, cod_state, full_name, email,
         phone, city, area, building, subtotal_fils, delivery_fee_fils, total_fils, item_count,
         holds_stock, created_at)
       select 'COPY' || n, user_id, 'delivered', payment_method, 'remitted', full_name, email, phone,
         'Fujairah', area, building, subtotal_fils, delivery_fee_fils, total_fils, item_count, false,
         now() - n * interval '1 second'
       from orders, generate_series($2::integer, $2 + 4999) n where operation_id = $1`,
      [opid, from],
    );
  await shop.test.db.query('analyze orders');
}, LIMIT_MS);

it(
  'JOBS-05 JOBS-06 kill -9 of the worker during an export of 100,000 orders leaves one file with each order once, within 256 MB',
  async () => {
    const first = workers.start();
    await until(
      async () => (await shop.test.http.get('/api/health/worker')).ok,
      'a worker',
      LIMIT_MS,
    );
    const { now: idle } = await memoryOf(first.pid);
    const id = await start();
    await until(async () => (await jobOf(id)).progress > 0, 'the first rows', LIMIT_MS);
    await workers.stop(first);
    const { progress, state } = await jobOf(id);
    expect(state).toBe('running');
    expect(progress).toBeLessThan(ORDERS);
    const second = workers.start();
    await until(async () => (await jobOf(id)).state === 'done', 'the export', LIMIT_MS);
    const { peak } = await memoryOf(second.pid);
    expect(peak - idle).toBeLessThan(256);
    const { export: row } = await jobOf(id);
    expect(row.files).toEqual([{ part: 1, name: expect.any(String), rows: ORDERS }]);
    const { body } = await binary(call('get', `/${id}/files/1`)).expect(200);
    const numbers = numbersIn(body.toString());
    expect(numbers).toHaveLength(ORDERS);
    expect(new Set(numbers).size).toBe(ORDERS);
    const direct = await binary(
      shop.test.http.get('/api/users/orders/export.csv?city=Fujairah').set('Cookie', staff.cookie),
    ).expect(200);
    expect(createHash('sha256').update(body).digest('hex')).toBe(
      createHash('sha256').update(direct.body).digest('hex'),
    );
    const [{ parts }] = await shop.test.db.query(
      'select count(*)::integer as parts from export_parts where export_id = $1',
      [id],
    );
    const files = (await readdir(uploads)).filter((name) => name.startsWith('_export-'));
    expect(files).toHaveLength(parts);
  },
  2 * LIMIT_MS,
);
