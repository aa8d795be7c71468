import { RULES } from '../support/access-table.js';
import { startWorld, type Actor, type Call } from '../support/access-world.js';
import { runningRoutes, type Route } from '../support/running-routes.js';

const world = await startWorld();
afterAll(() => world.close());

const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e308',
  'NaN',
  '99999999999999999999',
  'true',
  'null',
  '[]',
  '{}',
  '["',
  '\0',
  '\ud800',
  'ا\u202e',
  '%',
  "'; drop table users; --",
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'x'.repeat(70_000),
  '['.repeat(20_000) + ']'.repeat(20_000),
];
const VALUES: unknown[] = [
  ...TEXTS,
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  2 ** 31,
  [],
  [[]],
  [null],
  {},
  { toString: 1, valueOf: null, length: 1e9 },
];
/** Bodies that are not an object. */
const BODIES = [
  'null',
  '1',
  '"text"',
  '[]',
  '[{}]',
  '{',
  '{"a":1}}',
  '\u0000',
  '{"a":1e999}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  '{"__proto__":{"__proto__":null},"constructor":null,"hasOwnProperty":1}',
];
const QUERY = ['page', 'limit', 'q', 'sort', 'order', 'state', 'paymentMethod', 'category', 'brand']
  .concat(['vendor', 'offer', 'tag', 'group', 'inStock', 'key', 'w', 'type', 'gender', 'city'])
  .concat(['dryRun', 'ids', 'name', 'locale', 'txn_response', 'me_id']);

/** A lone surrogate cannot be part of an address. */
const isWhole = (text: string): boolean => !/\p{Surrogate}/u.test(text);

const routes = runningRoutes(world.test);
const callOf = async ({ name }: Route, who: Actor): Promise<Call> =>
  (await RULES[name]?.call?.(world, who)) ?? {};
const callerOf = ({ name }: Route): Actor => RULES[name]?.may[0] ?? 'admin';

const AT_ONCE = 8;
const TRIES = 3;

/**
 * Sends a call and repeats it after a 503: eight orders of one shopper wait for each other, on a slow
 * machine longer than the 2 s of an order. An error caused by the input occurs again.
 */
const send = async (...args: Parameters<typeof world.send>): ReturnType<typeof world.send> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await world.send(...args);
    if (answer.status !== 503 || tries === TRIES) return answer;
  }
};

/** Sends the calls, some in parallel; returns the server errors. */
const failuresOf = async (route: Route, calls: Call[]): Promise<string[]> => {
  const who = callerOf(route);
  const failures: string[] = [];
  for (let first = 0; first < calls.length; first += AT_ONCE) {
    const headers = await world.identify(who);
    const some = calls.slice(first, first + AT_ONCE);
    const answers = await Promise.all(some.map((call) => send(route, call, headers)));
    for (const [index, { status, text }] of answers.entries())
      if (status >= 500)
        failures.push(`${status} ${JSON.stringify(some[index]).slice(0, 200)} ${text}`);
  }
  return failures;
};

it.each(routes)(
  'answers garbage with a refusal, never with an error of its own: $name',
  async (route) => {
    const plain = await callOf(route, callerOf(route));
    const parameters = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const paths = parameters.flatMap((name) =>
      TEXTS.filter((text) => text !== '' && text.length < 1000 && isWhole(text)).map(
        (text): Call => ({ ...plain, path: { ...plain.path, [name]: text } }),
      ),
    );
    const json = plain.json as Record<string, unknown> | undefined;
    const bodies = [
      ...Object.keys(json ?? {}).flatMap((name) =>
        VALUES.map((value): Call => ({ ...plain, json: { ...json, [name]: value } })),
      ),
      ...(json ? BODIES.map((text): Call => ({ ...plain, json: text })) : []),
      ...(['form', 'multipart'] as const).flatMap((kind) =>
        Object.keys(plain[kind] ?? {}).flatMap((name) =>
          TEXTS.map((text): Call => ({ ...plain, [kind]: { ...plain[kind], [name]: text } })),
        ),
      ),
    ];
    expect(await failuresOf(route, [...paths, ...bodies])).toEqual([]);
  },
  120_000,
);

const reads = routes.filter(({ method }) => method === 'GET');

it.each(reads)(
  'answers a garbled query with a refusal: $name',
  async (route) => {
    const plain = await callOf(route, callerOf(route));
    const headers = await world.identify(callerOf(route));
    const takes = async (name: string): Promise<boolean> => {
      const { text } = await world.send(route, { ...plain, query: `${name}=1` }, headers);
      return !text.includes('should not exist');
    };
    const takesAny = await takes('unknown-value');
    const known: string[] = [];
    for (const name of QUERY) if (!takesAny && (await takes(name))) known.push(name);
    const texts = TEXTS.filter((text) => text.length < 1000 && isWhole(text));
    const queries = [
      ...texts.map((text) => QUERY.map((name) => `${name}=${encodeURIComponent(text)}`).join('&')),
      ...known.flatMap((name) => texts.map((text) => `${name}=${encodeURIComponent(text)}`)),
      ...known.flatMap((name) => [`${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`, name]),
      '__proto__=1&constructor=2&toString=3',
      '__proto__[isAdmin]=true',
      '%ff=%ff',
      '&&&===',
      `x=${'y'.repeat(6000)}`,
    ];
    expect(
      await failuresOf(
        route,
        queries.map((query) => ({ ...plain, query })),
      ),
    ).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  },
  120_000,
);
