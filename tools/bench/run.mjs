/**
 * Measures the built API and a bare server on the same rows: `npm run bench`, and with
 * `-- --sizes 1000,10000 --cases 'detail;search' --connections 16 --rounds 5 --seconds 2`;
 * `--missed`: every response is computed again, from the lists and products in memory; `--no-cache`: from the database;
 * `--rows`: lists beside 24 rows of 5 columns; `--profile <folder>` keeps a CPU profile of the API.
 */
import { parseArgs } from 'node:util';
import { startStack } from '@shop/local-stack';
import { nx, runApi } from '../lib/build.mjs';
import { addPublicProducts } from '../lib/many-products.mjs';
import { createProgress } from '../lib/progress.mjs';
import { inTurn, median, medians } from '../lib/numbers.mjs';
import { compare } from './compare.mjs';
import { startCeiling, startLoad, startOurs } from './programs.mjs';
import { CASES } from './requests.mjs';
import { saveResults } from './results.mjs';
import { header, line } from './table.mjs';

/** Warm-up of each case, so that the code is compiled. */
const WARM_UP = { connections: 16, seconds: 4, most: 10_000 };
/** The warm-up uses the part of the sequence behind the measured one. */
const WARM_UP_OFFSET = 15_000;
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    connections: { type: 'string', default: '1,16,64' },
    cases: { type: 'string', default: CASES.map(({ name }) => name).join(';') },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '1' },
    missed: { type: 'boolean', default: false },
    'no-cache': { type: 'boolean', default: false },
    rows: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});
const numbers = (text) => text.split(',').map(Number);
const sizes = numbers(values.sizes).sort((a, b) => a - b);
const connections = numbers(values.connections);
const cases = CASES.filter(({ name }) => values.cases.split(';').some((c) => name.startsWith(c)));
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const cache = values.missed ? 'parts' : values['no-cache'] ? 'off' : 'on';
/** What the bare server does beside a case. */
const bareOf = ({ name, bareName }) => (values.rows && bareName) || name;

/** Rounds of both servers in turn, so that load of the machine affects both. */
const measure = async (load, servers, each, products, count) => {
  const job = { products, connections: count };
  const results = servers.map(() => []);
  let offset = 0;
  for (let round = 0; round < rounds; round += 1) {
    const turn = await inTurn(servers, ({ origin }, at) =>
      load.run({ ...job, name: at === 0 ? each.name : bareOf(each), origin, seconds, offset }),
    );
    turn.forEach((result, index) => results[index].push(result));
    offset += Math.max(...turn.map(({ requests }) => requests));
  }
  const ratio = median(results[0].map((one, round) => one.perSecond / results[1][round].perSecond));
  return { ours: medians(results[0]), ceiling: medians(results[1]), ratio };
};

const warmUp = (load, servers, products) =>
  inTurn(servers, ({ origin }, at) =>
    inTurn(cases, (each) => {
      const name = at === 0 ? each.name : bareOf(each);
      return load.run({ ...WARM_UP, origin, name, products, offset: WARM_UP_OFFSET });
    }),
  );

const progress = createProgress();
if (!values['no-build'])
  await progress.step('building', () =>
    nx(['run-many', '-t', 'build', '-p', 'api', 'local-stack']),
  );
const stack = await startStack({ isolated: true, onProgress: progress.say });
const running = [];
try {
  await runApi('app/commands/migrate.js', [], stack.env);
  await progress.step('loading the demo shop', () =>
    runApi('app/commands/seeds/seed.js', [], stack.env),
  );
  const lines = [];
  const results = {};
  for (const products of sizes) {
    await progress.step(`loading ${products} products`, () =>
      addPublicProducts(stack.databaseUrl, products),
    );
    const profile = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
    const ours = await startOurs(stack, { cache, execArgv: profile });
    running.push(ours);
    const servers = [ours, await startCeiling(stack)];
    running.push(servers[1]);
    const load = startLoad();
    running.push(load);
    await compare(
      servers.map(({ origin }) => origin),
      cases,
      products,
    );
    await progress.step('warming up', () => warmUp(load, servers, products));
    for (const each of cases)
      for (const count of connections) {
        const result = await measure(load, servers, each, products, count);
        const measured = { name: each.name, products, connections: count, ...result };
        lines.push(line({ ...measured, residentMb: ours.residentMb() }));
        progress.say(lines.at(-1));
        results[`${each.name} ${products} ${count}`] = result.ratio;
        results[`${each.name} ${products} ${count} p99`] = result.ours.p99;
      }
    await inTurn(running.splice(0).reverse(), ({ stop }) => stop());
  }
  console.log(`\nResponse cache: ${cache}\n`);
  console.log([...header, ...lines].join('\n'));
  saveResults(`reads, cache ${cache}`, results, [...header, ...lines]);
} finally {
  await inTurn(running.reverse(), ({ stop }) => stop());
  await stack.stop();
}
