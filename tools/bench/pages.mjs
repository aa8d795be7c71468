/**
 * Measures the pages that the built API renders, and a bare node:http server that sends the same bytes:
 * `npm run bench:pages`, and with `-- --requests 300 --rounds 3 --no-build --profile <folder>
 * --modes cached,changed --pages /,/ar`.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import pg from 'pg';
import { Client } from 'undici';
import { saveResults } from './results.mjs';
import { median } from '../lib/numbers.mjs';
import { processorMs } from '../lib/processor-time.mjs';

const HEADERS = { 'accept-encoding': 'gzip, br' };
const CONNECTIONS = 8;
const WARM_UP = 60;
/** Cached pages take so little time that fewer requests measure the compiler of V8. */
const CACHED_FACTOR = 10;
const CACHED_WARM_UP = 3000;
/**
 * Modes: `not cached`: every page is read and rendered for each request; `edited`: before each request a product that
 * the page shows gets another description; `changed`: before each request a change is announced that concerns everything
 * and shows nowhere; `cached`.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '3' },
    'no-build': { type: 'boolean', default: false },
    profile: { type: 'string' },
    modes: { type: 'string', default: 'not cached,edited,changed,cached' },
    pages: {
      type: 'string',
      default:
        '/,/ar,/category/2,/ar/category/2,/product/1,/ar/product/1,/search?q=oud,/ar/search?q=oud,/no-such-page,/order/no-such-order',
    },
    'bare-server': { type: 'boolean', default: false },
  },
});

/** The bare server: sends each stored page. */
const serveBare = () => {
  const pages = new Map();
  const server = createServer(({ url }, response) => {
    const { status, headers, body } = pages.get(url);
    response.writeHead(status, headers).end(body);
  });
  process.on('message', ({ path, status, headers, body }) => {
    pages.set(path, { status, headers, body: Buffer.from(body, 'base64') });
    process.send({ stored: path });
  });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
};

const startBare = async () => {
  const child = fork(fileURLToPath(import.meta.url), ['--bare-server']);
  const [{ port }] = await once(child, 'message');
  const store = async (page) => {
    child.send(page);
    await once(child, 'message');
  };
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid, store, stop: () => child.kill() };
};

const ask = async (client, path) => {
  const { statusCode, headers, body } = await client.request({
    method: 'GET',
    path,
    headers: HEADERS,
  });
  return { status: statusCode, headers, body: Buffer.from(await body.arrayBuffer()) };
};

/**
 * Sends the requests over some connections; rate, and processor time of the server for each. With `isEdited` those
 * that were answered before the server knew of the change do not count.
 */
const measure = async (
  { origin, pid },
  path,
  count,
  before = () => undefined,
  isEdited = false,
) => {
  const clients = Array.from({ length: CONNECTIONS }, () => new Client(origin));
  let left = count;
  let counted = 0;
  const used = processorMs(pid);
  const start = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      while (left-- > 0) {
        await before();
        const { headers } = await ask(client, path);
        if (!isEdited || headers['cache-status'] !== 'shop; hit') counted += 1;
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const ms = (processorMs(pid) - used) / counted;
  await Promise.all(clients.map((client) => client.close()));
  return { perSecond: count / seconds, ms };
};

const readable = (body, headers) =>
  ({ br: brotliDecompressSync, gzip: gunzipSync })
    [headers['content-encoding']]?.(body)
    .toString() ?? body.toString();

/** Without the headers of the connection, which each server sets itself. */
const ownHeaders = (headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !['connection', 'keep-alive', 'transfer-encoding'].includes(name),
    ),
  );

/** Rounds of both servers in turn, so that load of the machine affects both. */
const compare = async (ours, bare, path, { count, rounds, warmUp, before, isEdited }) => {
  const turns = [];
  await measure(ours, path, warmUp, before);
  await measure(bare, path, warmUp);
  for (let round = 0; round < rounds; round += 1)
    turns.push([
      await measure(ours, path, count, before, isEdited),
      await measure(bare, path, count),
    ]);
  return {
    ms: median(turns.map(([mine]) => mine.ms)),
    perSecond: median(turns.map(([mine]) => mine.perSecond)),
    ratio: median(turns.map(([mine, other]) => mine.perSecond / other.perSecond)),
  };
};

const bench = async () => {
  const { startStack } = await import('@shop/local-stack');
  const { nx, runApi } = await import('../lib/build.mjs');
  const { createProgress } = await import('../lib/progress.mjs');
  const { startOurs } = await import('./programs.mjs');
  const count = Number(values.requests);
  const rounds = Number(values.rounds);
  const progress = createProgress();
  if (!values['no-build'])
    await progress.step('building', () =>
      nx(['run-many', '-t', 'build', '-p', 'api', 'storefront', 'local-stack']),
    );
  const stack = await startStack({ isolated: true, onProgress: progress.say });
  const bare = await startBare();
  const database = new pg.Client(stack.databaseUrl);
  const announce = () => database.query("select pg_notify('catalogue', '')");
  const edit = (product) =>
    database.query('update products set description = clock_timestamp()::text where id = $1', [
      product,
    ]);
  try {
    await database.connect();
    await runApi('app/commands/migrate.js', [], stack.env);
    await progress.step('loading the demo shop', () =>
      runApi('app/commands/seeds/seed.js', [], stack.env),
    );
    const lines = [];
    const results = {};
    for (const mode of values.modes.split(',')) {
      const profile = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
      const ours = await startOurs(stack, {
        cache: mode === 'not cached' ? 'off' : 'on',
        execArgv: profile,
      });
      try {
        const client = new Client(ours.origin);
        for (const path of values.pages.split(',')) {
          const { status, headers, body } = await ask(client, path);
          await bare.store({
            path,
            status,
            headers: ownHeaders(headers),
            body: body.toString('base64'),
          });
          const product = /\/product\/(\d+)/.exec(readable(body, headers))?.[1];
          if (mode === 'edited' && !product) continue;
          // Filtered lists are not cached.
          if (['changed', 'cached'].includes(mode) && path.includes('?')) continue;
          const before = { changed: announce, edited: () => edit(product) }[mode];
          const isCached = mode === 'cached';
          const { ratio, ms, perSecond } = await compare(ours, bare, path, {
            count: isCached ? count * CACHED_FACTOR : count,
            rounds,
            warmUp: isCached ? CACHED_WARM_UP : WARM_UP,
            before,
            isEdited: mode === 'edited',
          });
          const row = [
            ratio.toFixed(3),
            mode,
            path,
            status,
            ms.toFixed(2),
            perSecond.toFixed(0),
            (body.length / 1000).toFixed(1),
            ours.residentMb().toFixed(0),
          ];
          lines.push(`| ${row.join(' | ')} |`);
          progress.say(lines.at(-1));
          if (mode === 'not cached') results.rendered = Math.max(results.rendered ?? 0, ms);
          if (mode === 'edited') results.edited = Math.max(results.edited ?? 0, ms);
          if (mode === 'cached') results.cached = Math.min(results.cached ?? Infinity, ratio);
        }
        await client.close();
      } finally {
        await ours.stop();
      }
    }
    const table = [
      '| of node:http | page | address | status | processor ms | pages/s | kB | memory MB |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      ...lines,
    ];
    console.log(['', ...table].join('\n'));
    saveResults('pages', results, table);
  } finally {
    await database.end();
    bare.stop();
    await stack.stop();
  }
};

if (values['bare-server']) serveBare();
else await bench();
