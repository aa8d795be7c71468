import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import {
  disguised,
  film,
  picture,
  startContent,
  type ContentShop,
  type FormFile,
  type Method,
} from '../../support/content-shop.js';

let shop: ContentShop;
beforeAll(async () => {
  shop = await startContent();
});
beforeEach(() => shop.relieveAdmin());
afterAll(() => shop.close());

/** A valid picture above the size limit. */
const largePng = () =>
  sharp(randomBytes(2000 * 2000 * 3), { raw: { width: 2000, height: 2000, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();

/** A trigger that rejects rows of this name, like a full disk or a lost database. */
const FATAL = 'Cannot be saved';
const breakSaving = (table: string, column: string) =>
  shop.test.db.query(
    `alter table ${table} add constraint refused_by_test check (${column} <> '${FATAL}')`,
  );

type Attempt = [ids: string, method: Method, path: string, file: () => Promise<FormFile[]>];
const PICTURES: [ids: string, method: Method, path: string, field: string][] = [
  ['API-17 ADM-AD-02', 'post', '/categories/add', 'icon'],
  ['API-17', 'post', '/categories/add', 'banner'],
  ['API-21', 'post', '/brands/add', 'icon'],
  ['API-25', 'post', '/partners/add', 'icon'],
  ['API-33', 'post', '/banners/add', 'image'],
  ['API-41 ADM-AD-02', 'post', '/main_ads', 'image'],
];
const WRONG_SORT: Attempt[] = [
  ...PICTURES.map(([ids, method, path, field]): Attempt => [
    ids,
    method,
    path,
    () => Promise.resolve([film(field)]),
  ]),
  ['API-37 ADM-VID-03', 'post', '/videos/add', async () => [await picture('video')]],
  [
    'API-37',
    'post',
    '/videos/add',
    () => Promise.resolve([film('video'), { ...film('poster'), name: 'poster.webm' }]),
  ],
];
const names = (path: string): Record<string, string> =>
  /categories|brands|partners/.test(path) ? { name: 'Wrong' } : { title: 'Wrong' };

it.each(WRONG_SORT)(
  '%s refuses a film for a picture and a picture for a film: %s %s',
  async (_ids, method, path, files) => {
    const before = await shop.stored();
    const attached = await files();
    const { body } = await shop.form(method, path, names(path), attached).expect(400);
    const wrong = attached.at(-1)?.field ?? '';
    expect(body).toMatchObject({ code: 'file_refused', fields: { [wrong]: expect.any(String) } });
    expect(await shop.stored()).toEqual(before);
    expect(await shop.arriving()).toEqual([]);
  },
);

it.each(PICTURES)(
  '%s refuses a page that calls itself a picture: %s %s %s',
  async (_ids, method, path, field) => {
    const before = await shop.stored();
    const { body } = await shop.form(method, path, names(path), [disguised(field)]).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(await shop.stored()).toEqual(before);
    expect(await shop.arriving()).toEqual([]);
  },
);

it('API-37 stores no video if its poster is rejected', async () => {
  const before = await shop.stored();
  const files = [film('video'), disguised('poster')];
  const { body } = await shop.form('post', '/videos/add', { title: 'Half' }, files).expect(400);
  expect(Object.keys(body.fields)).toEqual(['poster']);
  expect(await shop.stored()).toEqual(before);
  expect(await shop.list('/videos')).toEqual([]);
});

it('API-38 a rejected poster leaves the video and its files unchanged', async () => {
  const files = [film('video'), await picture('poster')];
  const { body } = await shop.form('post', '/videos/add', { title: 'Film' }, files).expect(201);
  const before = await shop.stored();
  const newer = [film('video'), disguised('poster')];
  await shop.form('put', `/videos/update/${body.video.id}`, {}, newer).expect(400);
  expect(await shop.stored()).toEqual(before);
  expect(await shop.list('/videos')).toEqual([body.video]);
});

it('API-21 rejects two icons and a file in an unknown field', async () => {
  const icon = await picture('icon');
  await shop.form('post', '/brands/add', { name: 'Two' }, [icon, icon]).expect(400);
  await shop.form('post', '/brands/add', { name: 'Odd' }, [await picture('banner')]).expect(400);
  expect(await shop.list('/brands/all')).toEqual([]);
  expect(await shop.arriving()).toEqual([]);
});

it('API-21 API-22 a failed save stores no new file and keeps the old one', async () => {
  const { body } = await shop
    .form('post', '/brands/add', { name: 'Solid' }, [await picture('icon')])
    .expect(201);
  const { brand } = body;
  await breakSaving('brands', 'name');
  const before = await shop.stored();
  const broken = { name: FATAL };
  const icon = [await picture('icon', '#f00')];
  await shop.form('post', '/brands/add', broken, icon).expect(500);
  await shop.form('post', `/brands/update/${brand.id}`, broken, icon).expect(500);
  expect(await shop.stored()).toEqual(before);
  expect(await shop.list('/brands/all')).toEqual([brand]);
  await shop.test.http.get(`/api/uploads/${brand.icon}`).expect(200);
});

it('API-22 simultaneous replacements of an icon leave exactly the current one', async () => {
  const { body } = await shop
    .form('post', '/brands/add', { name: 'Busy' }, [await picture('icon')])
    .expect(201);
  const { id, icon } = body.brand;
  const before = (await shop.stored()).filter((name) => name !== icon);
  const other = shop.test.db.createQueryRunner();
  await other.startTransaction();
  await other.query('select 1 from brands where id = $1 for update', [id]);
  const icons = await Promise.all(['#111', '#222', '#333'].map((color) => picture('icon', color)));
  const calls = icons.map((each) =>
    shop.form('post', `/brands/update/${id}`, {}, [each]).then(({ status }) => status),
  );
  await shop.waiting(calls.length);
  await other.commitTransaction();
  await other.release();
  expect(await Promise.all(calls)).toEqual([200, 200, 200]);
  const brands: { id: number; icon: string }[] = await shop.list('/brands/all');
  const shown = brands.find((brand) => brand.id === id)?.icon ?? '';
  expect(await shop.stored()).toEqual([...before, shown].sort());
});

it('API-35 a file shared with another row stays until that one is deleted', async () => {
  const { body } = await shop
    .form('post', '/banners/add', { title: 'First' }, [await picture('image')])
    .expect(201);
  const { imageUrl } = body.banner;
  const twin = await shop.rows.insert('banners', { title: 'Twin', image_url: imageUrl });
  await shop.send('delete', `/banners/${body.bannerId}`).expect(200);
  await shop.test.http.get(`/api/uploads/${imageUrl}`).expect(200);
  await shop.send('delete', `/banners/${twin}`).expect(200);
  await shop.test.http.get(`/api/uploads/${imageUrl}`).expect(404);
});

it('API-27 deletes a row whose icon is external or missing', async () => {
  const elsewhere = { name: 'Elsewhere', icon: 'https://cdn.example.com/icon.png' };
  for (const row of [elsewhere, { name: 'Gone', icon: 'gone.webp' }]) {
    const id = await shop.rows.insert('partners', row);
    await shop.send('delete', `/partners/${id}`).expect(200);
  }
  expect(await shop.list('/partners/all')).toEqual([]);
});

it('ADM-PROD-21 the error names the rejected file, in Arabic too', async () => {
  const png = { field: 'icon', type: 'image/png' };
  const noImage = Buffer.from('no image');
  const refused: [file: FormFile, status: number, english: string, arabic: string][] = [
    [
      { ...png, name: 'notes.txt', content: noImage },
      400,
      'notes.txt: This file type is not accepted.',
      'notes.txt: نوع الملف هذا غير مقبول.',
    ],
    [
      { ...png, name: 'شعار المتجر.png', content: noImage },
      400,
      'شعار المتجر.png: This file type is not accepted.',
      'شعار المتجر.png: نوع الملف هذا غير مقبول.',
    ],
    [
      { ...png, name: 'poster.png', content: await largePng() },
      413,
      'poster.png: This file is larger than 10 MB.',
      'poster.png: هذا الملف أكبر من 10 MB.',
    ],
    [
      { ...png, name: 'endless.png', content: Buffer.alloc(101 * 1024 * 1024) },
      413,
      'endless.png: This file is larger than 100 MB.',
      'endless.png: هذا الملف أكبر من 100 MB.',
    ],
  ];
  for (const [file, status, english, arabic] of refused)
    for (const [language, sentence] of [
      ['en', english],
      ['ar', arabic],
    ] as const) {
      const { body } = await shop
        .form('post', '/brands/add', { name: 'Named' }, [file])
        .set('Accept-Language', language)
        .expect(status);
      expect(body).toMatchObject({ detail: sentence, fields: { icon: sentence } });
    }
});
