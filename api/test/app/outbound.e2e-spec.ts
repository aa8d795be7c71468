import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { freePort } from '@shop/local-stack';
import { until } from '../support/order-shop.js';
import { applicationUrl, createDatabase, dropDatabase } from '../support/test-app.js';

const PROGRAMS = ['main', 'worker'] as const;
const programOf = (name: string) =>
  fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url));

/** A library of the process that calls the addresses which it is sent. */
const LIBRARY = `data:text/javascript,${encodeURIComponent(`
  process.on('message', (address) => fetch(address).then(
    ({ status }) => process.send(String(status)),
    (error) => process.send(String(error.cause?.code ?? error)),
  ));
`)}`;

let databaseUrl: string;
let other: Server;
let asked = 0;
beforeAll(async () => {
  databaseUrl = await createDatabase();
  other = createServer((_request, response) => {
    asked += 1;
    // Otherwise a later call uses a connection from before the guard.
    response.setHeader('Connection', 'close');
    response.end('reached');
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
});
afterAll(async () => {
  other.closeAllConnections();
  other.close();
  await dropDatabase(databaseUrl);
});
const otherAddress = () => `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;

const started = async (name: string, env: NodeJS.ProcessEnv = {}) => {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', LIBRARY, programOf(name)], {
    env: {
      ...process.env,
      ...{ NODE_OPTIONS: '', LOG_LEVEL: 'info', DATABASE_URL: applicationUrl(databaseUrl) },
      ...{ PORT: String(port), METRICS_PORT: '', ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  child.stdout?.on('data', (part) => (log += part));
  return { child, log: () => log, errors: () => text(child.stderr!) };
};
const call = async (child: ChildProcess, address: string): Promise<string> => {
  const answer = once(child, 'message');
  child.send(address);
  return String((await answer)[0]);
};
/** Its hosts are compared from its start on. */
const guarded = (child: ChildProcess, address: string, log: () => string): Promise<void> =>
  until(
    async () => (await call(child, address)) === 'OUTBOUND_REFUSED',
    `the guard; log: ${log()}`,
  );

it.each(PROGRAMS)(
  'TRUST-46 a library in the process of %s.js reaches no host that is not in the settings',
  async (name) => {
    const { child, log } = await started(name);
    try {
      await guarded(child, otherAddress(), log);
      const before = asked;
      expect(await call(child, otherAddress())).toBe('OUTBOUND_REFUSED');
      expect(await call(child, 'http://169.254.169.254/latest/meta-data')).toBe('OUTBOUND_REFUSED');
      expect(asked).toBe(before);
      await until(async () => /outbound_refused.*not_listed/.test(log()), 'the log line');
      // Its own connections are allowed: it works.
      if (name === 'main') await until(async () => /successfully started/.test(log()), 'the API');
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  },
  120_000,
);

it('TRUST-46 the list allows a further host', async () => {
  const { port } = other.address() as AddressInfo;
  const { child, log } = await started('worker', { OUTBOUND_HOSTS: `127.0.0.1:${port}` });
  try {
    await guarded(child, `http://127.0.0.1:${await freePort()}/`, log);
    expect(await call(child, otherAddress())).toBe('200');
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}, 120_000);

it.each(PROGRAMS)(
  'TRUST-47 %s.js does not start with a list that lacks the host of a setting',
  async (name) => {
    const { child, errors } = await started(name, {
      OUTBOUND_HOSTS: 'other.example',
      CARD_BASE_URL: 'https://card.example',
    });
    const [output, [code]] = await Promise.all([errors(), once(child, 'exit')]);
    expect(code).toBe(1);
    expect(output).toContain(
      'OUTBOUND_HOSTS lacks hosts of the settings: card.example:443 (CARD_BASE_URL)',
    );
  },
  60_000,
);
