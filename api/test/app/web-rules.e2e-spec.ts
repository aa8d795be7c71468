import { RULES } from '../support/access-table.js';
import { ACTORS, observeTables, startWorld } from '../support/access-world.js';
import { runningRoutes } from '../support/running-routes.js';

const world = await startWorld();
const routes = runningRoutes(world.test);
const reads = routes.filter(({ method }) => method === 'GET');
afterAll(() => world.close());

const ATTACKER = 'https://attacker.example';

it('TRUST-68 no response lets another origin read it or send its headers', async () => {
  const url = `${await world.test.app.getUrl()}/api`;
  const preflight = { 'Access-Control-Request-Method': 'PUT', Origin: ATTACKER };
  for (const { method, path } of routes)
    for (const [verb, headers] of [
      [method, { Origin: ATTACKER }],
      ['OPTIONS', preflight],
    ] as const) {
      const address = `${url}${path.replace(/:\w+/g, '1')}`;
      const response = await fetch(address, { method: verb, headers, redirect: 'manual' });
      const names = [...response.headers.keys()];
      expect([path, names.filter((name) => name.startsWith('access-control-'))]).toEqual([
        path,
        [],
      ]);
    }
});

/** What a read may store: records of who has read, and results that the first read makes and later ones return. */
const STORED: Record<string, string[]> = {
  'GET /products/needs-work': [
    'product_check_changes',
    'product_problem_counts',
    'product_problems',
  ],
  'GET /admin/shoppers/:id/export': ['audit', 'audit_chain_queue'],
  'GET /users/orders/export.csv': ['audit', 'audit_chain_queue'],
  'GET /users/orders/one/:operationId/invoice.pdf': ['invoices'],
  'GET /users/orders/one/:operationId/refunds/:refundId/credit-note.pdf': ['invoices'],
};

it.each(reads)('TRUST-71 $name changes nothing', async ({ name, ...route }) => {
  const who = ACTORS.findLast((each) => RULES[name]?.may.includes(each)) ?? 'admin';
  const call = (await RULES[name]?.call?.(world, who)) ?? {};
  const headers = await world.identify(who);
  const changed = await observeTables(world);
  const { status } = await world.send(route, call, headers);
  const { answers } = RULES[name] ?? {};
  if (answers === undefined) expect(status).toBeLessThan(400);
  else expect(status).toBe(answers);
  const stored = STORED[name] ?? [];
  expect((await changed()).filter((table) => !stored.includes(table))).toEqual([]);
});

it.each([
  ['lower case letters alone', 'aromaticcedar'],
  ['digits alone', '8305516279'],
  ['spaces at both ends', '  cedar and salt  '],
  ['other scripts', 'عطرالعود٢٠٢٦'],
  ['127 characters', `${'Ab'.repeat(63)}c`],
])('TRUST-70 a password of %s is verified as it was entered', async (_, password) => {
  const email = `${world.unique()}@example.com`;
  const person = { name: 'Mariam', email, phone: '0501234567', password };
  const post = async (path: string, json: object): Promise<number> =>
    (await world.send({ method: 'POST', path }, { json }, {})).status;
  const login = (tried: string) =>
    post('/users/login', { emailOrUsername: email, password: tried });
  expect(await post('/users/register', person)).toBeLessThan(300);
  expect(await login(password)).toBe(200);
  for (const tried of [
    password.slice(0, -1),
    `${password} `,
    password.trim(),
    password.toUpperCase(),
  ])
    if (tried !== password) expect([tried, await login(tried)]).toEqual([tried, 401]);
});
