import { randomUUID } from 'node:crypto';
import type { Test } from 'supertest';
import {
  film,
  picture,
  startContent,
  type ContentShop,
  type FormFile,
} from '../../support/content-shop.js';

let shop: ContentShop;
let category: number;
beforeAll(async () => {
  shop = await startContent();
  category = await shop.rows.category({ name: 'Lamps' });
});
beforeEach(() => shop.relieveAdmin());
afterAll(() => shop.close());

const run = <Row>(sql: string, ...values: unknown[]): Promise<Row[]> =>
  shop.test.db.query(sql, values);
const rowsIn = async (table: string): Promise<number> => {
  const [row] = await run<{ count: number }>(`select count(*)::int as count from ${table}`);
  return row?.count ?? 0;
};

interface Add {
  path: string;
  table: string;
  fields: () => Record<string, string>;
  /** A field with another value. */
  other: Record<string, string>;
  files?: () => Promise<FormFile[]>;
  /** Whether the body is JSON. */
  json?: Record<string, unknown>;
}
const image = async () => [await picture('image')];
const ADDS: Add[] = [
  {
    path: '/brands/add',
    table: 'brands',
    fields: () => ({ name: 'Lumo' }),
    other: { name: 'Luma' },
  },
  {
    path: '/categories/add',
    table: 'categories',
    fields: () => ({ name: 'Chairs' }),
    other: { name: 'Stools' },
  },
  {
    path: '/offers/add',
    table: 'offers',
    fields: () => ({ title: 'Spring' }),
    other: { title: 'Summer' },
    json: {},
  },
  {
    path: '/partners/add',
    table: 'partners',
    fields: () => ({ name: 'Dune' }),
    other: { name: 'Dunes' },
  },
  {
    path: '/banners/add',
    table: 'banners',
    fields: () => ({ title: 'New' }),
    other: { title: 'Newer' },
    files: image,
  },
  {
    path: '/main_ads',
    table: 'main_ads',
    fields: () => ({ title: 'Ad' }),
    other: { title: 'Ads' },
    files: image,
  },
  {
    path: '/videos/add',
    table: 'videos',
    fields: () => ({ title: 'Film' }),
    other: { title: 'Films' },
    files: async () => [film('video')],
  },
  {
    path: '/admin/page-pictures',
    table: 'page_pictures',
    fields: () => ({ altEn: 'A lamp', altAr: 'مصباح' }),
    other: { altEn: 'Lamps' },
    files: image,
  },
  {
    path: '/admin/add',
    table: 'staff',
    fields: () => ({ name: 'Zuhal', password: 'Plum-harbour-93', type: 'subadmin' }),
    other: { password: 'Plum-harbour-94' },
  },
  {
    path: '/products/add-product',
    table: 'products',
    fields: () => ({
      name: 'Lamp',
      price: '40',
      stock: '3',
      category_id: String(category),
      vendor: String(shop.ids.vendor),
    }),
    other: { stock: '4' },
  },
  {
    path: '/list-views',
    table: 'list_views',
    fields: () => ({ name: 'Mine', query: 'q=lamp' }),
    other: { name: 'Ours' },
    json: { list: 'products', isShared: false },
  },
];

const call = async (add: Add, key?: string, other: object = {}, files?: FormFile[]) => {
  const fields = { ...add.fields(), ...other };
  const request: Test = add.json
    ? shop.send('post', add.path).send({ ...fields, ...add.json })
    : shop.form('post', add.path, fields, files ?? (await add.files?.()));
  return key ? request.set('Idempotency-Key', key) : request;
};

it.each(ADDS)('EDIT-04 $path adds once per key', async (add) => {
  const key = randomUUID();
  const before = await rowsIn(add.table);
  const first = await call(add, key);
  expect(first.body).toMatchObject({ success: true });
  const audited = await rowsIn('audit');
  const repeated = await call(add, key);
  expect([repeated.status, repeated.body]).toEqual([first.status, first.body]);
  expect(await rowsIn(add.table)).toBe(before + 1);

  const changed = await call(add, key, add.other);
  expect([changed.status, changed.body.code]).toEqual([409, 'key_reused']);
  expect(await rowsIn(add.table)).toBe(before + 1);
  // A repeated request leaves neither an audit entry nor its files.
  expect(await rowsIn('audit')).toBe(audited);
  if (add.files) expect(await shop.arriving()).toEqual([]);
});

const BRAND = ADDS[0] as Add;

it('EDIT-04 another picture is another request; without a key each request adds', async () => {
  const key = randomUUID();
  const withIcon = async (color: string) => call(BRAND, key, {}, [await picture('icon', color)]);
  expect((await withIcon('#0a0')).status).toBe(201);
  expect((await withIcon('#0a0')).status).toBe(201);
  expect((await withIcon('#00a')).body.code).toBe('key_reused');
  const before = await rowsIn('brands');
  await call(BRAND);
  await call(BRAND);
  expect(await rowsIn('brands')).toBe(before + 2);
});

it('EDIT-04 the audit entry of an add with a key names the account', async () => {
  const { brand } = (await call(BRAND, randomUUID())).body;
  expect(
    await run(
      `select actor_id, action from audit where label = 'Lumo' and subject_id = $1`,
      brand.id,
    ),
  ).toEqual([{ actor_id: shop.ids.admin, action: 'added' }]);
});

it('EDIT-04 requests at the same time with one key add once', async () => {
  const key = randomUUID();
  const before = await rowsIn('brands');
  const answers = await Promise.all(Array.from({ length: 4 }, () => call(BRAND, key)));
  expect(new Set(answers.map(({ body }) => body.brand.id)).size).toBe(1);
  expect(await rowsIn('brands')).toBe(before + 1);
});

it('EDIT-04 a refused request leaves its key for the corrected one; accounts share no keys', async () => {
  const key = randomUUID();
  expect((await call(BRAND, key, { name: ' ' })).status).toBe(400);
  const first = await call(BRAND, key);
  expect(first.status).toBe(201);
  await shop.relieveAdmin();
  const second = await call(BRAND, key);
  expect(second.status).toBe(201);
  expect(second.body.brand.id).not.toBe(first.body.brand.id);
  expect((await call(BRAND, 'short')).status).toBe(400);
});

it('EDIT-04 the repeated response is in the language of its request', async () => {
  const key = randomUUID();
  await call(BRAND, key);
  const request = shop.form('post', BRAND.path, BRAND.fields()).set('Idempotency-Key', key);
  const { body } = await request.set('Accept-Language', 'ar');
  expect(body.message).toMatch(/[\u0600-\u06ff]/);
});

it('EDIT-05 a request whose process ended is reported once, and can then be repeated', async () => {
  const key = randomUUID();
  await run(
    `insert into staff_request_keys (staff_id, key, fingerprint, created_at)
     values ($1, $2, 'none', now() - interval '6 minutes')`,
    shop.ids.admin,
    key,
  );
  const refused = await call(BRAND, key);
  expect([refused.status, refused.body.code]).toEqual([409, 'request_interrupted']);
  expect((await call(BRAND, key)).status).toBe(201);
});

/** An error of the database at this event, until `undo` is called. */
const failAt = async (event: string): Promise<() => Promise<unknown>> => {
  await run(`
    create function cut() returns trigger language plpgsql as
    $$ begin raise exception 'cut' using errcode = '57P01'; end $$`);
  await run(`create ${event} for each row execute function cut()`);
  return () => run('drop function cut cascade');
};

it.each([
  [
    'at the commit',
    'constraint trigger cut after insert on brands deferrable initially deferred',
    0,
  ],
  ['after the commit', 'trigger cut before update of response on staff_request_keys', 1],
])(
  'EDIT-05 a request that failed %s is reported once, and can then be repeated',
  async (_, event, added) => {
    const key = randomUUID();
    const before = await rowsIn('brands');
    const undo = await failAt(event);
    expect((await call(BRAND, key)).status).toBeGreaterThanOrEqual(500);
    await undo();
    const refused = await call(BRAND, key);
    expect([refused.status, refused.body.code]).toEqual([409, 'request_interrupted']);
    expect(await rowsIn('brands')).toBe(before + added);
    expect((await call(BRAND, key)).status).toBe(201);
  },
);

it('EDIT-04 stores no password that could be guessed from its hash', async () => {
  const add = ADDS.find(({ table }) => table === 'staff') as Add;
  const key = randomUUID();
  await call(add, key, { name: 'Rim' });
  const [stored] = await run<{ row: string }>(
    'select staff_request_keys::text as row from staff_request_keys where key = $1',
    key,
  );
  expect(stored?.row).toContain('Rim');
  expect(stored?.row).not.toContain('Plum-harbour');
});
