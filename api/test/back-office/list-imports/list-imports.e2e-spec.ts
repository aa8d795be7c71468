import type {
  ListImportDto,
  ListImportRowDto,
} from '../../../src/modules/back-office/list-imports/list-import.dto.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { OfferTable } from '../../../src/modules/catalogue/offers/offer-table.service.js';
import type { Principal } from '../../../src/platform/http/principal.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { fileOf } from '../../support/import-shop.js';
import { csvOf, editing, listFiles, type Table } from '../../support/list-files.js';
import { payInCash, shop, shopper, useOrderShop } from '../../support/order-shop.js';

useOrderShop({ env: { LIMIT_FACTOR: '100' } });

const ids: Record<string, number> = {};
const sessions: Record<string, StaffSession> = {};
beforeAll(async () => {
  for (const [name, type] of [
    ['amal', 'admin'],
    ['adel', 'admin'],
    ['omar', 'ops'],
    ['vera', 'vendor'],
    ['viktor', 'vendor'],
  ] as const) {
    ids[name] = await rowsOf(shop.test).staff(name, type);
    sessions[name] = await staffSessionOf(shop.test, name);
  }
});

const { as, upload, checked, confirm, reaches, imported, exported } = listFiles(sessions);
const undone = async (id: number): Promise<ListImportDto> => {
  await as('amal', 'post', `/imports/${id}/undo`).expect(202);
  return reaches(id, 'undone');
};
const rowsOfImport = async (id: number): Promise<ListImportRowDto[]> =>
  (await as('amal', 'get', `/imports/${id}/rows`).expect(200)).body.rows;
const one = async (sql: string, ...values: unknown[]) => (await shop.test.db.query(sql, values))[0];
const category = async (name: string, more = {}): Promise<number> =>
  rowsOf(shop.test).insert('categories', { name, ...more });
it('JOBS-17 an unedited export changes nothing', async () => {
  await category('Anklets', { name_ar: 'خلاخل', tags: ['gold', 'rose; pink'] });
  await rowsOf(shop.test).insert('coupons', { code: 'ROUND1', percent: 5, ends_at: '2027-01-01' });
  await shop.product({ name: 'Ring', description: '=1+1 gold' });
  for (const [kind, query] of [
    ['categories', {}],
    ['brands', {}],
    ['coupons', {}],
    ['translations', { kind: 'products' }],
  ] as const) {
    if (kind === 'brands') await rowsOf(shop.test).insert('brands', { name: "'Oud & Co" });
    const table = await exported(kind, query);
    const row = await checked(kind, table, kind === 'translations' ? 'products' : undefined);
    expect(row).toMatchObject({
      ...{ kind, total: table.length - 1, unchanged: table.length - 1 },
      ...{ errors: 0, toCreate: 0, toUpdate: 0 },
    });
  }
});

it('JOBS-17 adds and changes categories once, with who did it, and undoes it', async () => {
  const id = await category('Bangles', { name_ar: 'أساور', tags: ['gold'] });
  const [head = [], row = []] = editing(await exported('categories'), 'Bangles', {
    nameAr: 'أساور رفيعة',
    tags: 'gold; silver',
  });
  const file = [head, row, ['', '', 'Toe rings', '', 'New']];
  const { id: importId, ...counts } = await checked('categories', file);
  expect(counts).toMatchObject({ state: 'checked', toCreate: 1, toUpdate: 1, errors: 0 });
  // Nothing has changed yet.
  expect(await one('select name_ar from categories where id = $1', id)).toEqual({
    name_ar: 'أساور',
  });
  expect(await one(`select id from categories where name = 'Toe rings'`)).toBeUndefined();
  const confirm = () => as('amal', 'post', `/imports/${importId}/confirm`).expect(202);
  await confirm();
  await confirm();
  expect(await reaches(importId, 'done')).toMatchObject({ progress: 2, goal: 2 });
  expect(await one('select name_ar, tags from categories where id = $1', id)).toEqual({
    name_ar: 'أساور رفيعة',
    tags: ['gold', 'silver'],
  });
  const added = await one(
    `select id, short_info, created_by from categories where name = 'Toe rings'`,
  );
  expect(added).toMatchObject({ short_info: 'New', created_by: ids['amal'] });
  expect(
    await shop.test.db.query(
      `select actor_name, action, label from audit where subject = 'categories' and subject_id = any($1)
       order by id`,
      [[id, added.id]],
    ),
  ).toEqual([
    { actor_name: 'The amal', action: 'changed', label: 'Bangles' },
    { actor_name: 'The amal', action: 'added', label: 'Toe rings' },
  ]);
  const jobs = (await as('amal', 'get', '')).body.jobs;
  expect(jobs[0]).toMatchObject({ key: `list-${importId}`, state: 'done', import: null });
  expect(await undone(importId)).toMatchObject({ notUndone: 0 });
  expect(await one('select name_ar, tags from categories where id = $1', id)).toEqual({
    name_ar: 'أساور',
    tags: ['gold'],
  });
  expect(await one(`select id from categories where name = 'Toe rings'`)).toBeUndefined();
  await as('amal', 'post', `/imports/${importId}/confirm`).expect(409);
});

it('JOBS-17 names what is wrong with each row, and imports the others if asked to', async () => {
  const id = await category('Cuffs');
  const [head = [], row = []] = editing(await exported('categories'), 'Cuffs', { name: 'Cuffs 2' });
  const cell = (name: string): string => String(row[head.indexOf(name)]);
  const file = [
    ['id', 'version', 'Name', 'name ar', 'tags'],
    [id, cell('version'), 'Cuffs 2', '', ''],
    [id, cell('version'), 'Cuffs 3', '', ''],
    [id + 9999, 'x', 'Ghost', '', ''],
    ['7a', '', 'Letters', '', ''],
    ['', '', '', 'بلا اسم', ''],
    ['', '', 'n'.repeat(121), '', ''],
    ['', '', 'Ear cuffs', '', 'x'.repeat(61)],
    ['', '', 'Hair pins', '', ''],
  ];
  const { id: importId, ...counts } = await checked('categories', file);
  expect(counts).toMatchObject({ total: 8, toCreate: 1, toUpdate: 1, errors: 6 });
  const rows = await rowsOfImport(importId);
  expect(rows.map(({ row: place, errors }) => [place, errors[0]?.column])).toEqual([
    [2, undefined],
    [3, 'id'],
    [4, 'id'],
    [5, 'id'],
    [6, 'name'],
    [7, 'name'],
    [8, 'tags'],
    [9, undefined],
  ]);
  const { body } = await as('amal', 'post', `/imports/${importId}/confirm`).expect(422);
  expect(body.code).toBe('import_has_errors');
  await as('amal', 'post', `/imports/${importId}/confirm`).send({ skipErrors: true }).expect(202);
  await reaches(importId, 'done');
  expect(await one('select name from categories where id = $1', id)).toEqual({ name: 'Cuffs 2' });
  expect(await one(`select name from categories where name = 'Hair pins'`)).toBeTruthy();
});

it('JOBS-17 what a colleague changed after the export is not overwritten', async () => {
  const id = await category('Pins');
  const file = editing(await exported('categories'), 'Pins', { name: 'Lapel pins' });
  await shop.test.db.query(`update categories set short_info = 'Changed' where id = $1`, [id]);
  const stale = await checked('categories', file);
  expect(stale).toMatchObject({ errors: 1 });
  // Changed between check and import.
  const fresh = editing(await exported('categories'), 'Pins', { name: 'Lapel pins' });
  const { id: importId } = await checked('categories', fresh);
  await shop.test.db.query(`update categories set short_info = 'Again' where id = $1`, [id]);
  await as('amal', 'post', `/imports/${importId}/confirm`).expect(202);
  expect(await reaches(importId, 'done')).toMatchObject({ errors: 1, toUpdate: 0 });
  expect(await one('select name from categories where id = $1', id)).toEqual({ name: 'Pins' });
});

it('JOBS-17 an undo leaves what has changed or is in use since', async () => {
  const { id: importId } = await imported('brands', [
    ['name'],
    ['Used brand'],
    ['Free brand'],
    ['New name'],
  ]);
  const brands = await shop.test.db.query(
    `select id, name from brands where name in ('Used brand', 'New name') order by name`,
  );
  const [renamed, used] = brands;
  await shop.product({ brand_id: used.id });
  await shop.test.db.query(`update brands set name = 'Newer name' where id = $1`, [renamed.id]);
  expect(await undone(importId)).toMatchObject({ notUndone: 2 });
  expect(await one(`select id from brands where name = 'Free brand'`)).toBeUndefined();
  expect(await one(`select id from brands where name = 'Used brand'`)).toBeTruthy();
  expect(await one(`select id from brands where name = 'Newer name'`)).toBeTruthy();
  const errors = (await rowsOfImport(importId)).map(({ name, errors: own }) => [name, own.length]);
  expect(errors).toEqual([
    ['Used brand', 1],
    ['Free brand', 0],
    ['New name', 1],
  ]);
});

it('JOBS-18 imports coupons with the rules of the form; a used one stays when undone', async () => {
  const columns = ['code', 'amount', 'percent', 'startsAt', 'endsAt', 'maxUses', 'shopper', 'note'];
  const { email } = await one('select email from users where id = $1', shopper.id);
  const { id: importId } = await imported('coupons', [
    columns,
    ['list-01', '20', '', '2026-01-01 00:00', '2027-01-01 00:00', '5', '', 'Influencer'],
    ['LIST-02', '', '10', '', '', '', email, ''],
    ['LIST-02', '', '15', '', '', '', '', ''],
    ['LIST-03', '5', '10', '', '', '', '', ''],
    ['LIST-04', '5', '', '', '31/12/2026', '', '', ''],
    ['LIST-05', '5', '', '', '', '', 'unknown@example.com', ''],
    ['LIST-06', 'five', '', '', '', '', '', ''],
  ]);
  const rows = await rowsOfImport(importId);
  expect(rows.map(({ state, errors }) => [state, errors[0]?.column])).toEqual([
    ['create', undefined],
    ['create', undefined],
    ['error', 'code'],
    ['error', 'percent'],
    ['error', 'endsAt'],
    ['error', 'shopper'],
    ['error', 'amount'],
  ]);
  expect(
    await one(`select amount_fils, starts_at, max_uses, note from coupons where code = 'LIST-01'`),
  ).toEqual({
    ...{ amount_fils: 2000, starts_at: new Date('2025-12-31T20:00:00Z') },
    ...{ max_uses: 5, note: 'Influencer' },
  });
  expect(await one(`select user_id from coupons where code = 'LIST-02'`)).toEqual({
    user_id: shopper.id,
  });
  await payInCash(shop, shopper, [
    { productId: await shop.product({ price_fils: 12_500 }), quantity: 1 },
  ])
    .send({ coupon: 'LIST-01' })
    .expect(201);
  expect(await undone(importId)).toMatchObject({ notUndone: 1 });
  expect(await one(`select uses from coupons where code = 'LIST-01'`)).toEqual({ uses: 1 });
  expect(await one(`select uses from coupons where code = 'LIST-02'`)).toBeUndefined();
});

it('JOBS-18 an edited coupon has the exact times that it had', async () => {
  const startsAt = new Date('2026-02-03T04:05:06.789Z');
  const id = await rowsOf(shop.test).insert('coupons', {
    ...{ code: 'EXACT1', percent: 5, starts_at: startsAt, ends_at: '2027-02-03T04:05:06.789Z' },
  });
  await imported('coupons', editing(await exported('coupons'), 'EXACT1', { note: 'Edited' }));
  expect(await one('select note, starts_at, ends_at from coupons where id = $1', id)).toEqual({
    ...{ note: 'Edited', starts_at: startsAt, ends_at: new Date('2027-02-03T04:05:06.789Z') },
  });
});

it('JOBS-18 imports translations of products, for vendors of their own', async () => {
  const own = await shop.product({ name: 'Veil', name_ar: '', vendor_id: ids['vera'] });
  const other = await shop.product({ name: 'Scarf', name_ar: '', vendor_id: ids['viktor'] });
  const table = await exported('translations', { kind: 'products', missing: 'ar' });
  const [head = [], row = []] = editing(table, 'Veil', { nameAr: 'حجاب' });
  const [, foreign = []] = editing(table, 'Scarf', { nameAr: 'وشاح' });
  await upload('vera', 'translations', [head, row], 'products').expect(403);
  const { id } = await imported('translations', [head, row, foreign, ['', '', 'New']], 'products');
  expect(await rowsOfImport(id)).toMatchObject([
    { state: 'update' },
    { state: 'update' },
    { state: 'error', errors: [{ column: 'id' }] },
  ]);
  expect(await one('select name_ar, version from products where id = $1', own)).toMatchObject({
    name_ar: 'حجاب',
  });
  expect(await undone(id)).toMatchObject({ notUndone: 0 });
  expect(await one('select name_ar from products where id = $1', other)).toEqual({ name_ar: '' });
  const empty = editing(table, 'Veil', { name: '' });
  const late = await checked('translations', empty, 'products');
  expect((await rowsOfImport(late.id))[0]?.errors[0]?.column).toBe('name');
});

it('JOBS-17 others neither see nor start the file of an account; admins do', async () => {
  const { body } = await upload('vera', 'categories', [['name'], ['By vera']]).expect(200);
  const { id } = body.import;
  await as('viktor', 'get', `/imports/${id}`).expect(404);
  await as('viktor', 'post', `/imports/${id}/confirm`).expect(404);
  await as('omar', 'get', `/imports/${id}/rows`).expect(404);
  await as('adel', 'post', `/imports/${id}/confirm`).expect(202);
  await reaches(id, 'done');
  // In the name of the account that started it.
  expect(await one(`select created_by from categories where name = 'By vera'`)).toEqual({
    created_by: ids['adel'],
  });
  await upload('omar', 'coupons', [['code'], ['NOPE1']]).expect(403);
});

it('JOBS-17 a vendor changes only the categories that it added', async () => {
  const own = await category('Own one', { created_by: ids['vera'] });
  await category('Own two', { created_by: ids['viktor'] });
  const table = await exported('categories');
  const [head = [], first = []] = editing(table, 'Own one', { name: 'Own 1' });
  const [, second = []] = editing(table, 'Own two', { name: 'Own 2' });
  const { body } = await upload('vera', 'categories', [head, first, second]).expect(200);
  expect(body.import).toMatchObject({ toUpdate: 1, errors: 1 });
  await as('vera', 'post', `/imports/${body.import.id}/confirm`)
    .send({ skipErrors: true })
    .expect(202);
  await reaches(body.import.id, 'done');
  expect(await one('select name from categories where id = $1', own)).toEqual({ name: 'Own 1' });
});

it('JOBS-17 refuses a file that is no list', async () => {
  const refused = async (rows: Table): Promise<string> =>
    (await upload('amal', 'brands', rows).expect(400)).body.detail;
  expect(await refused([['colour'], ['red']])).toContain('name');
  expect(await refused([['name']])).toContain('no rows');
  expect(
    await refused([
      ['name', 'Name'],
      ['a', 'b'],
    ]),
  ).toContain('twice');
  await as('amal', 'post', '/imports/brands').expect(400);
  await as('amal', 'post', '/imports/brands')
    .attach('file', Buffer.from('x'), 'brands.pdf')
    .expect(400);
  await as('amal', 'post', '/imports/translations')
    .field('kind', 'settings')
    .attach('file', csvOf([['name'], ['x']]), 't.csv')
    .expect(400);
});

it('JOBS-17 a thousand rows are imported in slices and undone', async () => {
  const names = Array.from({ length: 1000 }, (_, at) => [`Many ${at}`]);
  const { id } = await imported('brands', [['name'], ...names]);
  expect(await one(`select count(*)::integer as n from brands where name like 'Many %'`)).toEqual({
    n: 1000,
  });
  expect(await undone(id)).toMatchObject({ progress: 1000, notUndone: 0 });
  expect(await one(`select count(*)::integer as n from brands where name like 'Many %'`)).toEqual({
    n: 0,
  });
});

it('JOBS-21 an import that is cancelled while it runs leaves nothing', async () => {
  const names = Array.from({ length: 1000 }, (_, at) => [`Stopped ${at}`]);
  const { id } = await checked('brands', [['name'], ...names]);
  await as('amal', 'post', `/imports/${id}/undo`).expect(409);
  await as('amal', 'post', `/imports/${id}/confirm`).send({ skipErrors: false }).expect(202);
  await reaches(id, 'running');
  const { body } = await as('amal', 'get', `/imports/${id}`).expect(200);
  expect(Date.parse(body.import.undoUntil)).toBeGreaterThan(Date.now());
  const row = await undone(id);
  expect(row).toMatchObject({ notUndone: 0, undoUntil: null });
  expect(row.progress).toBeLessThan(1000);
  expect(
    await one(`select count(*)::integer as n from brands where name like 'Stopped %'`),
  ).toEqual({ n: 0 });
});

it('JOBS-22 contents are edited as files with the rules of their forms, and undone', async () => {
  const rows = rowsOf(shop.test);
  await rows.insert('offers', { title: 'Eid offer', title_ar: 'عرض العيد' });
  await rows.insert('partners', { name: 'Marsa Bank', path: '/category/1' });
  const bannerId = await rows.insert('banners', {
    ...{ title: 'Hero', active: true, image_url: 'hero.webp', shown_from: '2026-03-01T08:00:30Z' },
  });
  await rows.insert('main_ads', { title: 'Tile', image: 'tile.webp' });
  await rows.insert('videos', { title: 'Film', video_url: 'film.mp4', link: null });
  for (const kind of ['offers', 'partners', 'banners', 'main-ads', 'videos']) {
    const table = await exported(kind);
    expect(table.length).toBeGreaterThan(1);
    expect(await checked(kind, table)).toMatchObject({
      ...{ kind, total: table.length - 1, unchanged: table.length - 1, errors: 0 },
    });
  }
  const read = () =>
    one(
      'select title_ar, path, active, shown_from, shown_until from banners where id = $1',
      bannerId,
    );
  const before = await read();
  const edited = (changes: Record<string, string>) =>
    exported('banners').then((table) => editing(table, 'Hero', changes));
  const { id } = await imported(
    'banners',
    await edited({
      ...{ titleAr: 'بطل', path: '/offers', active: 'false', shownUntil: '2026-04-01 23:59' },
    }),
  );
  expect(await read()).toEqual({
    ...{ title_ar: 'بطل', path: '/offers', active: false, shown_from: before.shown_from },
    shown_until: new Date('2026-04-01T19:59:00Z'),
  });
  await undone(id);
  expect(await read()).toEqual(before);
  const wrong = [
    [{ shownUntil: '2026-02-01 10:00' }, 'shownUntil'],
    [{ shownFrom: '2026-02-31 10:00' }, 'shownFrom'],
    [{ path: 'javascript:alert(1)' }, 'path'],
    [{ active: 'maybe' }, 'active'],
    [{ title: '' }, 'title'],
  ] as const;
  for (const [changes, column] of wrong) {
    const row = await checked('banners', await edited(changes));
    expect(row).toMatchObject({ errors: 1 });
    expect((await rowsOfImport(row.id))[0]?.errors).toMatchObject([{ column }]);
  }
  // What a spreadsheet program has made a date, and its way of writing yes and no.
  const [head = [], row = []] = await edited({ active: 'TRUE' });
  const DAY_MS = 86_400_000;
  /** 18:30 of the first of May as Excel stores it. */
  const firstOfMay = (Date.UTC(2026, 4, 1, 18, 30) - Date.UTC(1899, 11, 30)) / DAY_MS;
  const dated = row.map((cell, at) =>
    head[at] === 'shownUntil' ? { t: 'n', v: firstOfMay, z: 'yyyy-mm-dd hh:mm' } : cell,
  );
  const { body } = await as('amal', 'post', '/imports/banners')
    .attach('file', fileOf([[...head], dated]), 'banners.xlsx')
    .expect(200);
  expect(body.import).toMatchObject({ toUpdate: 1, errors: 0 });
  await confirm(body.import.id);
  await reaches(body.import.id, 'done');
  expect((await read()).shown_until).toEqual(new Date('2026-05-01T14:30:00Z'));
  // A banner needs a picture, which a file does not have.
  const added = await checked('banners', [['title'], ['New hero']]);
  expect(added).toMatchObject({ toCreate: 0, errors: 1 });
});

it('JOBS-22 offers and partners are added once, and an undo leaves those that are in use', async () => {
  const file = [
    ['title', 'titleAr'],
    ['Ramadan nights', 'ليالي رمضان'],
    ['Back to school', ''],
    ['ramadan nights', ''],
  ];
  const { id, errors } = await imported('offers', file);
  expect(errors).toBe(1);
  const { id: used } = await one(`select id from offers where title = 'Ramadan nights'`);
  await shop.product({ offer_id: used });
  expect(await undone(id)).toMatchObject({ notUndone: 1 });
  expect(
    await shop.test.db.query(
      `select title from offers where title in ('Ramadan nights', 'Back to school')`,
    ),
  ).toEqual([{ title: 'Ramadan nights' }]);
  const again = await checked('offers', file);
  expect(again).toMatchObject({ toCreate: 1, errors: 2 });
  const { id: partners } = await imported('partners', [
    ['name', 'path'],
    ['Danah Mall', 'https://danah.example'],
    ['Qasr Hotels', ''],
  ]);
  await shop.test.db.query(`update partners set icon = 'qasr.webp' where name = 'Qasr Hotels'`);
  expect(await undone(partners)).toMatchObject({ notUndone: 1 });
  expect(await one(`select id from partners where name = 'Danah Mall'`)).toBeUndefined();
});

it('JOBS-17 adds nothing twice, neither within a file nor by importing it again', async () => {
  const file = [['name'], ['Twice'], ['Once'], ['twice']];
  const first = await imported('brands', file);
  const columns = (id: number) =>
    rowsOfImport(id).then((rows) => rows.map(({ errors }) => errors[0]?.column));
  expect(await columns(first.id)).toEqual([undefined, undefined, 'name']);
  const again = await checked('brands', file);
  expect(again).toMatchObject({ toCreate: 0, errors: 3 });
  expect(
    await one(`select count(*)::integer as n from brands where lower(name) = 'twice'`),
  ).toEqual({ n: 1 });
});

it('JOBS-22 two imports at the same time add an offer once', async () => {
  const offers = shop.test.app.get(OfferTable, { strict: false });
  const by: Principal = {
    ...{ kind: 'staff', id: ids['amal'] ?? 0, role: 'admin', rights: new Set() },
    ...{ sessionId: '', name: 'Amal', email: '', username: 'amal' },
  };
  const add = () =>
    shop.test.db.transaction(async (manager) => {
      await offers.write(manager, by, { id: null, cells: { title: 'Eid gifts' } });
      // The other import reads before this transaction ends.
      await sleep(200);
    });
  const results = await Promise.allSettled([add(), add()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await one(`select count(*)::integer as n from offers where title = 'Eid gifts'`)).toEqual({
    n: 1,
  });
});

it('JOBS-17 writes only what was edited: tags that a file would split stay, and other texts exactly', async () => {
  const id = await category('Split', { tags: ['rose; pink', 'gold'], description: ' a\r\nb ' });
  const table = await exported('categories');
  await imported('categories', editing(table, 'Split', { nameAr: 'مقسوم' }));
  expect(await one('select name_ar, tags, description from categories where id = $1', id)).toEqual({
    ...{ name_ar: 'مقسوم', tags: ['rose; pink', 'gold'], description: ' a\r\nb ' },
  });
  const edited = editing(await exported('categories'), 'Split', { tags: 'rose' });
  const { id: refused } = await checked('categories', edited);
  expect((await rowsOfImport(refused))[0]?.errors[0]?.column).toBe('tags');
});

it('JOBS-17 an undo leaves an added row that has got a picture or a banner', async () => {
  const names = [['name'], ['With icon'], ['With banner'], ['Plain one']];
  const { id } = await imported('categories', names);
  await shop.test.db.query(`update categories set icon = 'x.webp' where name = 'With icon'`);
  const linked = await one(`select id from categories where name = 'With banner'`);
  await rowsOf(shop.test).insert('banners', {
    ...{ title: 'Linked', category: linked.id, image_url: 'x.webp' },
  });
  expect(await undone(id)).toMatchObject({ notUndone: 2 });
  expect(await one(`select id from categories where name = 'Plain one'`)).toBeUndefined();
});

it('JOBS-18 a coupon for one shopper never becomes one for all, and no day is moved', async () => {
  const id = await rowsOf(shop.test).insert('coupons', {
    ...{ code: 'GUEST-1', amount_fils: 2000, is_personal: true, email: 'guest@example.com' },
  });
  const { email } = await one('select email from users where id = $1', shopper.id);
  const file = editing(await exported('coupons'), 'GUEST-1', { shopper: email });
  const { id: importId } = await checked('coupons', file);
  expect((await rowsOfImport(importId))[0]?.errors[0]?.column).toBe('shopper');
  expect(await one('select is_personal, user_id from coupons where id = $1', id)).toEqual({
    ...{ is_personal: true, user_id: null },
  });
  const days = await checked('coupons', [
    ['code', 'percent', 'endsAt'],
    ['NO-DAY-1', '5', '2027-02-31 10:00'],
    ['NO-DAY-2', '5', '2027-02-28 10:00'],
  ]);
  expect((await rowsOfImport(days.id)).map(({ state }) => state)).toEqual(['error', 'create']);
});

it('JOBS-17 an import that the worker has given up says so, and is undone', async () => {
  const { id } = await checked('brands', [['name'], ['Given up 1'], ['Given up 2']]);
  await shop.test.db.query(`update list_imports set state = 'running' where id = $1`, [id]);
  await shop.test.db.query(
    `insert into outbox (topic, dedupe_key, payload, dead_at) values ('lists.import', $1, $2, now())`,
    [`list-import-${id}`, { listImportId: id }],
  );
  const read = async () => (await as('amal', 'get', `/imports/${id}`).expect(200)).body.import;
  expect(await read()).toMatchObject({ state: 'running', hasFailed: true });
  expect(await undone(id)).toMatchObject({ hasFailed: false });
});

it('JOBS-15 the audit log does not say what was searched for', async () => {
  await as('amal', 'post', '/exports/coupons').send({ search: 'GUEST' }).expect(202);
  expect(
    await one(`select changes->'search' as search from audit where action = 'exported'
       order by id desc limit 1`),
  ).toEqual({ search: { to: '…' } });
});
