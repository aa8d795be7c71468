import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ACTORS, startWorld, type Actor, type Call } from '../support/access-world.js';
import { callOf, callerOf, fuzz, sendAll } from './fuzz/fuzz.js';
import { systematicCalls, systematicQueries } from './fuzz/malformed-calls.js';
import { operationsOf } from './fuzz/operations.js';

const world = await startWorld();
afterAll(() => world.close());

/** `npm run fuzz` sets these; the suite has a fixed seed, and one malformed call of each operation by each actor. */
const { FUZZ_CALLS, FUZZ_SEED = '1', FUZZ_ONLY, FUZZ_RESULT } = process.env;
const isNightly = FUZZ_CALLS !== undefined;
/** The suite tries each fifth call of an operation, so of each field other values. */
const SHARE = isNightly ? 1 : 5;
const LIMIT_MS = isNightly ? 30 * 60_000 : 120_000;
/** Memory that any number of calls may add; a leak of 2 kB a call exceeds it in a nightly run. */
const GROWTH_MAX = 200 * 2 ** 20;

const all = operationsOf(world.test);
const operations = all.filter(({ name }) => !FUZZ_ONLY || name.includes(FUZZ_ONLY));
const perActor = Math.ceil(Number(FUZZ_CALLS ?? 1) / operations.length / ACTORS.length);
const reads = operations.filter(({ method }) => method === 'GET');

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const heap = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

const statuses: Record<string, number> = {};
const faults: string[] = [];
/** Measured once the first operation has loaded what all of them use. */
let start: number | undefined;

/** Writes the result so far, which also shows how far a nightly run is. */
const record = async (done: number): Promise<void> => {
  if (!FUZZ_RESULT) return;
  const calls = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const growth = start === undefined ? 0 : heap() - start;
  const result = { seed: Number(FUZZ_SEED), operations: done, calls, growth, statuses, faults };
  await mkdir(dirname(FUZZ_RESULT), { recursive: true });
  await writeFile(FUZZ_RESULT, JSON.stringify(result, null, 2));
};

const asCaller = async (
  operation: (typeof operations)[number],
  make: (plain: Call) => Call[],
): Promise<string[]> => {
  const who = callerOf(operation);
  const first = operations.indexOf(operation);
  const all = make(await callOf(world, operation, who));
  const calls = all.filter((_, at) => (at + first) % SHARE === 0);
  const { faults: found } = await sendAll(world, operation, who, calls);
  faults.push(...found);
  return found;
};

it.each(operations)(
  'FUZZ-01 each value in each field of $name is accepted or refused',
  async (operation) => {
    const found = await asCaller(operation, (plain) => systematicCalls(operation, plain));
    expect(found).toEqual([]);
  },
  LIMIT_MS,
);

it.each(reads)(
  'FUZZ-01 each value in each parameter of $name is accepted or refused',
  async (operation) => {
    const found = await asCaller(operation, (plain) => systematicQueries(operation, plain));
    expect(found).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  },
  LIMIT_MS,
);

it.each(operations)(
  'FUZZ-02 FUZZ-03 FUZZ-04 malformed calls of $name as every actor leak and break nothing, and refused ones change nothing',
  async (operation) => {
    const { sent, faults: found } = await fuzz(world, operation, {
      seed: Number(FUZZ_SEED),
      count: perActor,
    });
    for (const { who, status } of sent) {
      const key = `${who} ${status}`;
      statuses[key] = (statuses[key] ?? 0) + 1;
    }
    faults.push(...found);
    start ??= heap();
    await record(operations.indexOf(operation) + 1);
    expect(found).toEqual([]);
  },
  LIMIT_MS,
);

it('FUZZ-05 afterwards the process serves every actor, and its memory has not grown with the calls', async () => {
  const { people } = world;
  const own: [Actor, string][] = [
    ['owner', `/users/${people.owner.id}`],
    ['stranger', `/users/${people.stranger.id}`],
    ...(['vendor', 'rival', 'admin', 'ops'] as const).map((who): [Actor, string] => [
      who,
      '/admin/me',
    ]),
    ['guest', '/products/all'],
  ];
  for (const [who, path] of own) {
    const { status } = await world.send({ method: 'GET', path }, {}, await world.identify(who));
    expect([who, status]).toEqual([who, 200]);
  }
  expect(heap() - (start ?? 0)).toBeLessThan(GROWTH_MAX);
});
