import { PermissionsService } from '../../../src/modules/back-office/permissions/permissions.service.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { headersOf } from '../../support/content-shop.js';
import { startApp, type TestApp } from '../../support/test-app.js';

interface Text {
  field: string;
  en: string;
  ar: string;
}
interface Row {
  id: number;
  version: string;
  texts: Text[];
}

let test: TestApp;
let rows: ReturnType<typeof rowsOf>;
let boss: StaffSession;
let seller: StaffSession;
let sellerId: number;
beforeAll(async () => {
  test = await startApp({ RESPONSE_CACHE: 'on', LIMIT_FACTOR: '50' });
  rows = rowsOf(test);
  await rows.staff('boss', 'admin');
  sellerId = await rows.staff('seller');
  await rows.category({ name: 'Perfumes', name_ar: 'عطور' });
  boss = await staffSessionOf(test, 'boss');
  seller = await staffSessionOf(test, 'seller');
});
afterAll(() => test.close());

const get = (path: string, by = boss) =>
  test.http.get(`/api/admin/translations${path}`).set(headersOf(by));
const list = async (query: string, by = boss): Promise<{ rows: Row[]; hasMore: boolean }> =>
  (await get(`?${query}`, by).expect(200)).body;
const idsOf = async (query: string, by = boss) => (await list(query, by)).rows.map(({ id }) => id);
const counts = async (kind: string, by = boss) =>
  (await get('/counts', by).expect(200)).body.find((each: { kind: string }) => each.kind === kind);
const one = async (kind: string, id: number): Promise<Row> =>
  (await get(`/${kind}/${id}`).expect(200)).body;
const put = (kind: string, id: number, body: object, by = boss) =>
  test.http.put(`/api/admin/translations/${kind}/${id}`).set(headersOf(by)).send(body);
const text = (field: string, en: string, ar = ''): Text => ({ field, en, ar });

const TABLES = [
  ['products', 'products', { name: 'Oud', description: 'Deep' }, 'description'],
  ['categories', 'categories', { name: 'Bags', name_ar: 'حقائب', short_info: 'All' }, 'shortInfo'],
  ['offers', 'offers', { title: 'Flash' }, 'title'],
  ['banners', 'banners', { title: 'Eid', tagline: 'Now' }, 'tagline'],
  ['mainAds', 'main_ads', { title: 'Ad', text: 'Some' }, 'text'],
  ['videos', 'videos', { title: 'Film', video_url: 'a.webm', description: 'Long' }, 'description'],
] as const;

describe.each(TABLES)('%s', (kind, table, row, field) => {
  it('TRANSL-01 TRANSL-02 lists and counts rows that lack a text, and saves both languages of one', async () => {
    const before = await counts(kind);
    const id = kind === 'products' ? await rows.product(row) : await rows.insert(table, row);
    expect((await counts(kind)).ar).toBe(before.ar + 1);
    expect(await idsOf(`kind=${kind}&missing=ar`)).toContain(id);
    expect(await idsOf(`kind=${kind}&missing=en`)).not.toContain(id);

    const { version, texts } = await one(kind, id);
    const filled = texts.map((each) => ({ ...each, ar: each.en && 'نص' }));
    const { body } = await put(kind, id, { version, texts: filled }).expect(200);
    expect(body).toMatchObject({ message: 'The texts are saved.', row: { id, texts: filled } });
    expect(await one(kind, id)).toEqual(body.row);
    expect(await counts(kind)).toEqual(before);
    expect(await idsOf(`kind=${kind}&missing=ar`)).not.toContain(id);
    expect(await idsOf(`kind=${kind}`)).toContain(id);

    // Any text that staff may leave empty in English.
    const half = filled.map((each) => (each.field === field ? { ...each, en: '' } : each));
    const next = await put(kind, id, { version: body.row.version, texts: half });
    expect(next.status).toBe(field === 'title' ? 400 : 200);
    expect((await idsOf(`kind=${kind}&missing=en`)).includes(id)).toBe(next.status === 200);
  });

  it('TRANSL-03 rejects texts that a colleague changed meanwhile', async () => {
    const id = kind === 'products' ? await rows.product(row) : await rows.insert(table, row);
    const { version, texts } = await one(kind, id);
    const [first] = texts;
    const change = (ar: string) => put(kind, id, { version, texts: [{ ...first, ar }] });
    const answers = await Promise.all([change('أول'), change('ثان')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await change('ثالث')).body.code).toBe('changed_meanwhile');
  });
});

it('TRANSL-04 lists page by page with the newest first, and finds names in both languages', async () => {
  const made: number[] = [];
  for (let n = 0; n < 22; n += 1)
    made.unshift(await rows.product({ name: `Paged ${n}`, name_ar: n === 3 ? 'مسك' : '' }));
  const first = await list('kind=products&q=paged');
  expect(first.rows.map(({ id }) => id)).toEqual(made.slice(0, 20));
  expect(first.hasMore).toBe(true);
  const second = await list(`kind=products&q=PAGED&before=${made[19]}`);
  expect(second.rows.map(({ id }) => id)).toEqual(made.slice(20));
  expect(second.hasMore).toBe(false);
  expect(await idsOf(`kind=products&q=${encodeURIComponent('مسك')}`)).toEqual([made[18]]);
  expect(await idsOf('kind=products&missing=ar&q=paged')).not.toContain(made[18]);
  expect(await idsOf('kind=products&q=100%25')).toEqual([]);
});

it('TRANSL-05 finds products without Arabic or English by index', async () => {
  const plans = await test.db.transaction(async (manager) => {
    await manager.query('set local enable_seqscan = off');
    await manager.query('set local enable_bitmapscan = off');
    const lacking = (has: string, lacks: string) =>
      ['name', 'description', 'warranty']
        .map((field) => `(r.${field}${has} <> '' and r.${field}${lacks} = '')`)
        .join(' or ');
    const plan = async (condition: string) =>
      JSON.stringify(
        await manager.query(`explain select r.id from products r
          where r.deleted_at is null and (${condition}) order by r.id desc limit 21`),
      );
    return [await plan(lacking('', '_ar')), await plan(lacking('_ar', ''))];
  });
  expect(plans[0]).toContain('products_arabic_missing');
  expect(plans[1]).toContain('products_english_missing');
});

it('TRANSL-06 vendors with the right see and change their own products only', async () => {
  await get('?kind=products', seller).expect(403);
  const permissions = test.app.get(PermissionsService);
  const { version, ...rights } = await permissions.current();
  await permissions.change({
    ...rights,
    version,
    vendor: [...rights.vendor, 'translations.edit'],
  });
  const own = await rows.product({ name: 'Own', vendor_id: sellerId });
  const foreign = await rows.product({ name: 'Foreign' });
  const offer = await rows.offer();
  expect(await idsOf('kind=products', seller)).toEqual([own]);
  expect(await idsOf('kind=products&missing=ar', seller)).toEqual([own]);
  expect(await idsOf('kind=offers', seller)).toEqual([]);
  expect(await idsOf('kind=settings', seller)).toEqual([]);
  expect((await get('/counts', seller).expect(200)).body).toEqual([
    { kind: 'products', ar: 1, en: 0 },
  ]);
  const { version: read } = await one('products', own);
  const texts = [text('name', 'Own', 'ملكي')];
  await put('products', own, { version: read, texts }, seller).expect(200);
  const other = await one('products', foreign);
  await put('products', foreign, { version: other.version, texts }, seller).expect(404);
  const ofOffer = await one('offers', offer);
  const title = [text('title', 'Mine')];
  await put('offers', offer, { version: ofOffer.version, texts: title }, seller).expect(404);
  await get(`/offers/${offer}`, seller).expect(404);
});

it('TRANSL-07 changes the texts of the settings, with their history', async () => {
  const before = await one('settings', 1);
  expect(before.texts.map(({ field }) => field)).toEqual([
    'name',
    'slogan1',
    'slogan2',
    'address',
    'openingHours',
  ]);
  const texts = [text('slogan2', 'Easy returns', 'إرجاع سهل'), text('address', 'Dubai')];
  await put('settings', 1, { version: before.version, texts }).expect(200);
  const { body: settings } = await test.http.get('/api/settings').expect(200);
  expect(settings.slogans[1]).toEqual({ en: 'Easy returns', ar: 'إرجاع سهل' });
  expect(settings.address).toEqual({ en: 'Dubai', ar: '' });
  expect(settings.name).toEqual({ en: 'Liwan', ar: 'ليوان' });
  expect(await counts('settings')).toEqual({ kind: 'settings', ar: 1, en: 0 });
  expect(await idsOf('kind=settings&missing=ar')).toEqual([1]);
  const late = await put('settings', 1, { version: before.version, texts });
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  await put('settings', 2, { version: before.version, texts }).expect(404);
});

it('TRANSL-08 records the change and shows it to shoppers at once', async () => {
  const id = await rows.category({ name: 'Scarves' });
  await test.http.get('/api/categories/all').expect(200);
  const { version } = await one('categories', id);
  await put('categories', id, { version, texts: [text('name', 'Scarves', 'أوشحة')] }).expect(200);
  const { body } = await test.http.get('/api/categories/all').expect(200);
  expect(body.find((each: Row) => each.id === id)).toMatchObject({ nameAr: 'أوشحة' });
  const { body: audit } = await test.http
    .get('/api/admin/audit')
    .query({ subject: 'categories', subjectId: id })
    .set(headersOf(boss))
    .expect(200);
  expect(audit.entries[0]).toMatchObject({
    action: 'changed',
    label: 'Scarves',
    changes: { nameAr: { from: '', to: 'أوشحة' } },
  });
});

it.each([
  [[text('name', ' ')], 'en', 'This text cannot be empty.'],
  [[text('name', 'x'.repeat(201))], 'en', 'This text can have 200 characters at most.'],
  [[text('name', 'Oud', 'ع'.repeat(201))], 'ar', 'This text can have 200 characters at most.'],
])('TRANSL-02 rejects the text %#', async (texts, language, message) => {
  const id = await rows.product({ name: 'Oud' });
  const { version } = await one('products', id);
  const { body } = await put('products', id, { version, texts });
  expect([body.status, body.errors]).toEqual([
    400,
    [{ pointer: `#/texts/0/${language}`, detail: message }],
  ]);
});

it('TRANSL-02 rejects unknown fields, kinds and rows', async () => {
  const id = await rows.product({ name: 'Oud' });
  const { version } = await one('products', id);
  await put('products', id, { version, texts: [text('price', '1')] }).expect(400);
  await put('products', id, { version, texts: [text('constructor', '1')] }).expect(400);
  await get('/orders/1').expect(404);
  await get('?kind=orders').expect(400);
  await get('/offers/987654').expect(404);
});
