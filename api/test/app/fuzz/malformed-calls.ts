import fc from 'fast-check';
import type { Call } from '../../support/access-world.js';
import type { Operation, Schema } from './operations.js';
import {
  BODIES,
  EXTRA_NAMES,
  HEADERS,
  MISTYPED,
  QUERIES,
  TEXTS,
  URL_TEXTS,
  VALUES,
} from './values.js';

type Change = (call: Call) => Call;
type Body = 'json' | 'form' | 'multipart';

/** Writes numbers that JSON cannot express. */
const NUMBERS = ['1e999', '-1e999', 'NaN', 'Infinity', '00', '0x10', '1e-999', '9'.repeat(400)];
const MARK = 'number:';
const withNumbers = (json: string): string =>
  json.replace(/"number:([^"]+)"/g, (_, number: string) => number);

const bodyOf = (call: Call, { fields }: Operation): Body => {
  if (call.form) return 'form';
  if (call.multipart) return 'multipart';
  return Object.values(fields).some(({ format }) => format === 'binary') ? 'multipart' : 'json';
};
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Changes the body, or the text of the body. */
const inBody =
  (operation: Operation, edit: (body: Record<string, unknown>) => void): Change =>
  (call) => {
    const kind = bodyOf(call, operation);
    const body = recordOf(call[kind]);
    edit(body);
    if (kind === 'json') return { ...call, json: withNumbers(JSON.stringify(body)) };
    const texts = Object.entries(body).map(([name, value]) => [
      name,
      value instanceof Blob ? value : textOf(value),
    ]);
    return { ...call, [kind]: Object.fromEntries(texts) };
  };
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Own property, also for `__proto__`. */
const set = (body: Record<string, unknown>, name: string, value: unknown): void => {
  Object.defineProperty(body, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
};

/** Values just outside the limits that the contract names. */
const nearMisses = (schema: Schema): unknown[] => [
  ...(schema.maxLength === undefined ? [] : ['x'.repeat(schema.maxLength + 1)]),
  ...(schema.minLength ? ['x'.repeat(schema.minLength - 1)] : []),
  ...(schema.maximum === undefined ? [] : [schema.maximum + 1]),
  ...(schema.minimum === undefined ? [] : [schema.minimum - 1]),
  ...(schema.enum ?? []).map((value) => `${String(value).toUpperCase()} `),
  ...(schema.maxItems === undefined ? [] : [Array(schema.maxItems + 1).fill(null)]),
  ...(schema.type === 'array' ? [Array(2000).fill(0), [[[]]]] : []),
  ...(schema.type === 'boolean' ? ['yes', 2] : []),
];

const garbage = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...VALUES) },
    { weight: 2, arbitrary: fc.constantFrom(...NUMBERS.map((number) => `${MARK}${number}`)) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
    { weight: 2, arbitrary: fc.double() },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
    { weight: 3, arbitrary: fc.constantFrom(...nearMisses(schema), null) },
  );

/** A documented parameter with a value that it hardly expects, several times, or as a list or an object. */
const inQuery = (names: string[]): fc.Arbitrary<string> => {
  const name = fc.constantFrom(...names);
  const value = fc.constantFrom(...URL_TEXTS.map(encodeURIComponent));
  return fc.oneof(
    { weight: 3, arbitrary: fc.tuple(name, value).map((each) => each.join('=')) },
    {
      weight: 1,
      arbitrary: name.chain((each) =>
        fc.constantFrom(`${each}=1&${each}=2`, `${each}[]=1`, `${each}[a][b]=1`, each),
      ),
    },
  );
};

const changesOf = (
  operation: Operation,
  plain: Call,
  foreign: Call['path'][],
): fc.Arbitrary<Change> => {
  const kind = bodyOf(plain, operation);
  const fields = new Set([...Object.keys(operation.fields), ...Object.keys(recordOf(plain[kind]))]);
  const query = Object.keys(operation.query);
  const changes: { weight: number; arbitrary: fc.Arbitrary<Change> }[] = [];
  const offer = (weight: number, arbitrary: fc.Arbitrary<Change>): void => {
    changes.push({ weight, arbitrary });
  };
  if (operation.method !== 'GET') {
    if (fields.size > 0) {
      const name = fc.constantFrom(...fields);
      offer(
        8,
        name.chain((each) =>
          garbage(operation.fields[each] ?? {}).map((value) =>
            inBody(operation, (body) => set(body, each, value)),
          ),
        ),
      );
      offer(
        2,
        fc.uniqueArray(name, { minLength: 1 }).map((names) =>
          inBody(operation, (body) => {
            for (const each of names) delete body[each];
          }),
        ),
      );
    }
    offer(
      2,
      fc
        .tuple(fc.constantFrom(...EXTRA_NAMES), fc.constantFrom(...VALUES))
        .map(([name, value]) => inBody(operation, (body) => set(body, name, value))),
    );
    offer(
      2,
      fc.constantFrom(...BODIES).map((json) => ({ path, query: search, headers }) => ({
        path,
        query: search,
        headers,
        json,
      })),
    );
    offer(
      2,
      fc.constantFrom(...MISTYPED).map(({ type, text }) => ({ path, query: search, headers }) => ({
        path,
        query: search,
        headers: { ...headers, 'Content-Type': type },
        json: text,
      })),
    );
  }
  if (operation.pathNames.length > 0) {
    offer(
      4,
      fc
        .tuple(
          fc.constantFrom(...operation.pathNames),
          fc.oneof(fc.constantFrom(...URL_TEXTS), fc.integer().map(String), fc.webSegment()),
        )
        .map(([name, text]) => (call) => ({
          ...call,
          path: { ...call.path, [name]: text === '' || text === '.' || text === '..' ? '%' : text },
        })),
    );
    if (foreign.length > 0)
      offer(
        4,
        fc.constantFrom(...foreign).map((path) => (call) => ({
          ...call,
          path: { ...call.path, ...path },
        })),
      );
  }
  const search = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...QUERIES) },
    { weight: 1, arbitrary: fc.webQueryParameters() },
    ...(query.length > 0 ? [{ weight: 4, arbitrary: inQuery(query) }] : []),
  );
  offer(
    operation.method === 'GET' ? 8 : 2,
    search.map((text) => (call) => ({ ...call, query: text })),
  );
  offer(
    2,
    fc.constantFrom(...HEADERS).map((headers) => (call) => ({
      ...call,
      headers: { ...call.headers, ...headers },
    })),
  );
  return fc.oneof(...changes);
};

/** Malformed calls of an operation, made from a valid one; the same for the same seed. */
export const malformedCalls = (
  operation: Operation,
  plain: Call,
  { seed, count, foreign = [] }: { seed: number; count: number; foreign?: Call['path'][] },
): Call[] => {
  const change = changesOf(operation, plain, foreign);
  const changes = fc.array(change, { minLength: 1, maxLength: 3, size: 'small' });
  return fc
    .sample(changes, { seed, numRuns: count })
    .map((each) => each.reduce((call, edit) => edit(call), plain));
};

/** Each field, parameter and body in turn with each value; the calls do not depend on a seed. */
export const systematicCalls = (operation: Operation, plain: Call): Call[] => {
  const paths = operation.pathNames.flatMap((name) =>
    URL_TEXTS.filter((text) => text !== '').map((text): Call => ({
      ...plain,
      path: { ...plain.path, [name]: text },
    })),
  );
  const json = plain.json as Record<string, unknown> | undefined;
  return [
    ...paths,
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
};

/** The query of a read, with each documented parameter and each value in turn. */
export const systematicQueries = (operation: Operation, plain: Call): Call[] => {
  const names = Object.keys(operation.query);
  const texts = URL_TEXTS;
  return [
    ...texts.map((text) => names.map((name) => `${name}=${encodeURIComponent(text)}`).join('&')),
    ...names.flatMap((name) => texts.map((text) => `${name}=${encodeURIComponent(text)}`)),
    ...names.flatMap((name) => [`${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`, name]),
    ...QUERIES,
  ].map((query) => ({ ...plain, query }));
};
