import { startContent, type ContentShop } from '../../support/content-shop.js';

let shop: ContentShop;
beforeAll(async () => {
  shop = await startContent();
});
beforeEach(() => shop.relieveAdmin());
afterAll(() => shop.close());

it.each([
  ['API-33', '/banners/add', 'image'],
  ['API-37', '/videos/add', 'video'],
  ['API-41', '/main_ads', 'image'],
])('%s rejects a form for %s without a file in %s', async (_ids, path, field) => {
  for (const fields of [{ title: 'No file' }, { title: 'No file', [field]: '' }]) {
    const { body } = await shop.form('post', path, fields).expect(400);
    expect(body.fields).toEqual({ [field]: 'Please choose a file.' });
  }
  const text = { title: 'Text', [field]: 'https://example.com/x.png' };
  const { body } = await shop.form('post', path, text).expect(400);
  expect(body.fields).toEqual({ [field]: 'This must be a file.' });
});

it.each([
  ['API-25', '/partners/add', 'name', 121],
  ['API-37', '/videos/add', 'title', 201],
  ['API-41', '/main_ads', 'title', 201],
])('%s rejects at %s a missing, blank or too long %s', async (_ids, path, field, tooLong) => {
  for (const value of ['', '  ', 'x'.repeat(tooLong)]) {
    const { body } = await shop.form('post', path, { [field]: value }).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  }
  const { body } = await shop.form('post', path, {}).expect(400);
  expect(Object.keys(body.fields)).toEqual([field]);
});

it('API-15 API-20 API-24 API-28 API-32 API-36 API-40 every list has a limit', async () => {
  const tables = {
    categories: ['name', '/categories/all'],
    brands: ['name', '/brands/all'],
    partners: ['name', '/partners/all'],
    offers: ['title', '/offers/all'],
    banners: ['title', '/banners/all'],
    main_ads: ['title', '/main_ads/all'],
  } as const;
  for (const [table, [column, path]] of Object.entries(tables)) {
    await shop.test.db.query(
      `insert into ${table} (${column}) select 'Row ' || n from generate_series(1, 501) n`,
    );
    expect(await shop.list(path)).toHaveLength(500);
  }
  await shop.test.db.query(
    `insert into videos (title, video_url) select 'Row ' || n, n || '.mp4' from generate_series(1, 501) n`,
  );
  expect(await shop.list('/videos')).toHaveLength(500);
});
