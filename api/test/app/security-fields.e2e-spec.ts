import { RULES } from '../support/access-table.js';
import {
  startWorld,
  type Actor,
  type TestResponse,
  type Call,
  type World,
} from '../support/access-world.js';
import { runningRoutes } from '../support/running-routes.js';

const world = await startWorld();
const { rival, stranger } = world.people;
afterAll(() => world.close());

const ID = 987_654;
const LONG_AGO = '2001-01-01T00:00:00Z';
/** Fields that would raise privileges, change an owner or forge internal values. */
const EXTRA: Record<string, unknown> = {
  type: 'admin',
  role: 'admin',
  isAdmin: true,
  id: ID,
  vendor: rival.id,
  vendorId: rival.id,
  vendor_id: rival.id,
  userId: stranger.id,
  user_id: stranger.id,
  createdBy: rival.id,
  created_by: rival.id,
  created_at: LONG_AGO,
  createdAt: LONG_AGO,
  rating: 5,
  password_hash: 'forged',
  state: 'paid',
  totalFils: 1,
  constructor: { prototype: { isAdmin: true } },
};
/** Routes where a field of that name is legitimate. */
const MEANT: Record<string, string[]> = {
  'POST /admin/add': ['type'],
  'POST /jobs/exports/orders': ['state', 'vendor'],
  'POST /jobs/exports/order-lines': ['state', 'vendor'],
  'POST /jobs/exports/draft-orders': ['state'],
  'POST /jobs/exports/seller-requests': ['state'],
  'POST /jobs/exports/reviews': ['state'],
  'POST /jobs/exports/returns': ['state'],
  'POST /jobs/exports/coupons': ['state'],
};

type Row = Record<string, unknown>;
const TABLES = ['users', 'staff', 'products', 'categories', 'reviews', 'orders', 'sessions'];
const KEPT = ['type', 'vendor_id', 'user_id', 'created_by', 'created_at'];

/** Rows written by transactions of at least this number, and the number of the oldest that is open. */
const CHANGED_ROWS = [
  `select 'open' as name, to_jsonb(pg_snapshot_xmin(pg_current_snapshot())::text::bigint) as row`,
  ...TABLES.map(
    (table) =>
      `select '${table}' as name, to_jsonb(x) as row from ${table} x where xmin::text::bigint >= $1`,
  ),
].join(' union all ');
let open = 0;
/** Rows that were inserted or updated since the last call, and perhaps others. */
const changedRows = async ({ test }: World): Promise<Map<string, Row>> => {
  const found: { name: string; row: Row }[] = await test.db.query(CHANGED_ROWS, [open]);
  open = Number(found.find(({ name }) => name === 'open')?.row);
  const rows = found.filter(({ name }) => name !== 'open');
  return new Map(rows.map(({ name, row }) => [`${name} ${String(row['id'])}`, row]));
};
const before = new Map<string, Row>();
const remember = (rows: Map<string, Row>): void => {
  for (const [key, row] of rows) before.set(key, row);
};
const keptOf = (row: Row | undefined): unknown[] => [
  ...KEPT.map((column) => row?.[column]),
  row?.['password_hash'] === 'forged',
];

/** Values that a new row must not contain. */
const isForged = (row: Row, who: Actor): boolean =>
  row['id'] === ID ||
  row['type'] === 'admin' ||
  String(row['created_at']).startsWith('2001') ||
  Number(row['rating'] ?? 0) > 0 ||
  row['password_hash'] === 'forged' ||
  row['state'] === 'paid' ||
  (who !== 'admin' && row['vendor_id'] === rival.id) ||
  row['created_by'] === rival.id ||
  row['user_id'] === stranger.id;

const withField = (call: Call, name: string, value: unknown): Call => {
  if (call.form) return { ...call, form: { ...call.form, [name]: asText(value) } };
  if (call.multipart) return { ...call, multipart: { ...call.multipart, [name]: asText(value) } };
  return { ...call, json: { ...Object(call.json), [name]: value } };
};
const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
/** JSON.stringify would omit it. */
const withPrototype = (call: Call): Call =>
  call.json === undefined
    ? withField(call, '__proto__', '{"isAdmin":true}')
    : {
        ...call,
        json: JSON.stringify(call.json).replace('{', '{"__proto__":{"isAdmin":true},'),
      };

const writes = runningRoutes(world.test).filter(
  ({ name, method }) => method !== 'GET' && RULES[name]?.call,
);

/** Some forms limit the number of fields, whatever their names. */
const SMALLEST_FORM = 5;

/** Field names that the response rejects. */
const refusedIn = ({ status, text }: TestResponse): string[] => {
  if (status !== 400) return [];
  const { fields = {} }: { fields?: Record<string, string> } = JSON.parse(text);
  return Object.keys(fields);
};

it.each(writes)('S-06 unknown fields change nothing: $name', async (route) => {
  const { may, call = () => ({}) } = RULES[route.name] ?? { may: [] };
  const [who = 'admin'] = may;
  /** Sends a valid call with additional fields; no row may contain them. */
  const attempt = async (change: (plain: Call) => Call): Promise<TestResponse> => {
    const sent = change(await call(world, who));
    const headers = await world.identify(who);
    remember(await changedRows(world));
    const answer = await world.send(route, sent, headers);
    const changed = await changedRows(world);
    for (const [key, row] of changed) {
      const known = before.get(key);
      if (known) expect([key, keptOf(row)]).toEqual([key, keptOf(known)]);
      else expect([key, isForged(row, who)]).toEqual([key, false]);
    }
    remember(changed);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
    expect([200, 201, 202, 204, 303, 400]).toContain(answer.status);
    return answer;
  };
  const names = Object.keys(EXTRA).filter((name) => !MEANT[route.name]?.includes(name));
  const add = (plain: Call, name: string): Call => withField(plain, name, EXTRA[name]);
  const together = await attempt((plain) => names.reduce(add, plain));
  await attempt(withPrototype);
  if (together.status !== 400) return;
  const refused = refusedIn(together);
  const rest = names.filter((name) => !refused.includes(name));
  for (let first = 0; first < rest.length; first += SMALLEST_FORM)
    await attempt((plain) => rest.slice(first, first + SMALLEST_FORM).reduce(add, plain));
});
