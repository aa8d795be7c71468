import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '@shop/local-stack';
import { until } from '../support/order-shop.js';
import { applicationUrl, createDatabase, dropDatabase } from '../support/test-app.js';

const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

let databaseUrl: string;
let port: number;
let metricsPort: number;
let first: ChildProcess;
let log = '';
beforeAll(async () => {
  databaseUrl = await createDatabase();
  port = await freePort();
  metricsPort = await freePort();
  first = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      ...{ NODE_OPTIONS: '', LOG_LEVEL: 'info', API_PROCESSES: '2' },
      ...{
        DATABASE_URL: applicationUrl(databaseUrl),
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
      },
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  first.stdout!.on('data', (text) => (log += text));
  await readyAre(2);
});
afterAll(async () => {
  first.kill('SIGKILL');
  await dropDatabase(databaseUrl);
});

/** Waits until so many processes have been ready since the start. */
const readyAre = (count: number): Promise<void> =>
  until(async () => log.match(/of the API is ready/g)?.length === count, `${count} are ready`);
const isReady = async (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
const startedBy = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const metric = async (line: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1));
};

it('PROC-01 API_PROCESSES processes share the port, and one that ends is replaced', async () => {
  const before = startedBy(first.pid!);
  expect(before).toHaveLength(2);
  process.kill(before[0]!, 'SIGKILL');
  await until(async () => !isRunning(before[0]!), 'the process has ended');
  expect(await isReady()).toBe(true);
  await readyAre(3);
  expect(startedBy(first.pid!)).toHaveLength(2);
  expect(startedBy(first.pid!)).toContain(before[1]);
});

it('PROC-02 the metrics of all processes are served as one: counts are added, values of the shop are not', async () => {
  const counted = 'shop_http_requests_total{method="GET",route="/api/health/live",status="200"}';
  // Each on a connection of its own, so that both processes get some.
  for (let sent = 0; sent < 6; sent += 1)
    await fetch(`http://127.0.0.1:${port}/api/health/live`, { headers: { connection: 'close' } });
  expect(await metric(counted)).toBe(6);
  expect(await metric('shop_source_up{source="database"}')).toBe(1);
});

it('PROC-03 SIGTERM ends all processes', async () => {
  const pids = startedBy(first.pid!);
  first.kill('SIGTERM');
  const [code] = await once(first, 'exit');
  expect(code).toBe(0);
  expect(pids.filter(isRunning)).toEqual([]);
});
