import type { PagePictureDto } from '../../../src/modules/content/shop-pages/page-pictures.dto.js';
import { pictureLine } from '@shop/shop-rules';
import sharp from 'sharp';
import { Env } from '../../../src/platform/config/env.js';
import { NamedFiles } from '../../../src/platform/files/named-files.queries.js';
import { Orphans } from '../../../src/platform/files/orphans.js';
import { FileStore } from '../../../src/platform/files/store/file-store.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { startSite, type Site } from '../../support/pages-site.js';

let site: Site;
let boss: StaffSession;
beforeAll(async () => {
  site = await startSite({ RESPONSE_CACHE: 'on', LIMIT_FACTOR: '10' });
  await rowsOf(site.test).staff('boss', 'admin');
  boss = await staffSessionOf(site.test, 'boss');
});
afterAll(() => site.close());

const http = () => site.test.http;
const headers = () => ({ Cookie: `__Host-${boss.cookie}`, 'X-XSRF-TOKEN': boss.xsrf });
const photo = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#a11d2c' } })
    .png()
    .toBuffer();
const upload = async (fields: Record<string, string>, picture?: Buffer) => {
  const call = http().post('/api/admin/page-pictures').set(headers());
  for (const [name, value] of Object.entries(fields)) void call.field(name, value);
  if (picture) void call.attach('image', picture, { filename: 'a.png', contentType: 'image/png' });
  return call;
};
const uploaded = async (): Promise<PagePictureDto> => {
  const { status, body } = await upload({ altEn: 'Our shop', altAr: 'متجرنا' }, await photo());
  expect(status).toBe(201);
  return body.picture;
};
const lineOf = (picture: PagePictureDto, alt: string) => pictureLine({ ...picture, alt });
const page = async () =>
  (await http().get('/api/admin/pages/about').set(headers()).expect(200)).body;
/** Sends the bodies of the about page; `to` is its path. */
const send = async (en: string, ar: string, to = 'about') => {
  const now = await page();
  const { version, draft } = now;
  const texts = { en: { ...now.en, body: en }, ar: { ...now.ar, body: ar } };
  return http()
    .put(`/api/admin/pages/${to}`)
    .set(headers())
    .send({ version, draft: draft?.revision ?? 0, ...texts });
};
const remove = (id: number) => http().delete(`/api/admin/page-pictures/${id}`).set(headers());

it('TEXTS-31 a picture is uploaded with its size and an alternative text in both languages', async () => {
  const picture = await uploaded();
  expect(picture).toEqual({
    id: expect.any(Number),
    file: expect.stringMatching(/^[\da-f]{24}-[\da-f]{8}\.png$/),
    width: 90,
    height: 60,
    altEn: 'Our shop',
    altAr: 'متجرنا',
  });
  await http().get(`/api/uploads/${picture.file}`).expect(200);
  const { body } = await http().get('/api/admin/page-pictures').set(headers()).expect(200);
  expect(body).toEqual({ pictures: [picture], next: null });
});

it.each<[Record<string, string>, boolean, string]>([
  [{ altAr: 'متجرنا' }, true, 'altEn'],
  [{ altEn: 'Our shop', altAr: ' ' }, true, 'altAr'],
  [{ altEn: 'Our shop', altAr: 'متجرنا' }, false, 'image'],
])('TEXTS-31 %j (with a picture: %s) is refused at %s', async (fields, isSent, field) => {
  const { status, body } = await upload(fields, isSent ? await photo() : undefined);
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ pointer: `#/${field}` }]);
});

it('TEXTS-31 lists 24 pictures at a time', async () => {
  await site.test.db.query(
    `insert into page_pictures (file, width, height, alt_en, alt_ar)
      select n || '.png', 1, 1, 'x', 'x' from generate_series(1, 24) n`,
  );
  const list = async (query = '') =>
    (await http().get(`/api/admin/page-pictures${query}`).set(headers()).expect(200)).body;
  const { pictures, next } = await list();
  expect(pictures).toHaveLength(24);
  const rest = await list(`?before=${next}`);
  expect([rest.pictures.length, rest.next]).toEqual([1, null]);
});

it('TEXTS-30 a page shows pictures with sizes, alternative text and reserved space in its language', async () => {
  const picture = await uploaded();
  const { status } = await send(
    `Hello\n\n## Shop\n\n${lineOf(picture, 'The "shop" of {shop}')}`,
    `أهلاً\n\n${lineOf(picture, 'متجرنا')}`,
  );
  expect(status).toBe(200);
  const [, en = ''] = /(<img [^>]*alt="The[^>]*>)/.exec((await site.get('/about')).text) ?? [];
  expect(en).toContain('alt="The &quot;shop&quot; of Liwan"');
  expect(en).toContain('width="90" height="60"');
  expect(en).toContain(`/api/uploads/${picture.file}?w=640 640w`);
  expect(en).toContain('loading="lazy"');
  expect((await site.get('/ar/about')).text).toMatch(/<img [^>]*alt="متجرنا"/);
});

it('TEXTS-33 refuses pictures that are unknown, have another size or no alternative text', async () => {
  const picture = await uploaded();
  for (const [line, words] of [
    [lineOf({ ...picture, file: 'unknown.png' }, 'Shop'), /unknown\.png/],
    [lineOf({ ...picture, width: 91 }, 'Shop'), /another size/],
    [lineOf(picture, ''), /alternative text/],
  ] as const) {
    const { status, body } = await send('Hello', `Hello\n${line}`);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { pointer: '#/ar/body', detail: expect.stringMatching(words) },
    ]);
  }
  const draft = await send(lineOf({ ...picture, file: 'unknown.png' }, ''), 'x', 'about/draft');
  expect(draft.body.errors).toMatchObject([{ pointer: '#/en/body' }]);
});

it('TEXTS-21 TEXTS-30 what is no uploaded picture stays text', async () => {
  const { status } = await send(
    '![x](https://evil.example/a.png 1x1)\n![x](javascript:a 1x1)',
    'x',
  );
  expect(status).toBe(200);
  const { text } = await site.get('/about');
  expect(text).toContain('![x](javascript:a 1x1)');
  expect(text).not.toMatch(/<img [^>]*evil/);
});

it('TEXTS-32 a picture is not deleted while a page or a draft shows it', async () => {
  const [shown, drafted] = [await uploaded(), await uploaded()];
  await send('x', lineOf(shown, 'متجرنا'));
  await send(lineOf(drafted, 'Shop'), 'x', 'about/draft');
  for (const { id } of [shown, drafted]) {
    const { body } = await remove(id).expect(409);
    expect(body).toMatchObject({ code: 'in_use', detail: expect.stringContaining('About us') });
  }
  await send('x', 'y');
  for (const { id, file } of [shown, drafted]) {
    await remove(id).expect(200);
    await http().get(`/api/uploads/${file}`).expect(404);
    await remove(id).expect(404);
  }
  const { versions } = (
    await http().get('/api/admin/pages/about/versions').set(headers()).expect(200)
  ).body;
  const old = versions[1].version;
  const restored = await http()
    .post(`/api/admin/pages/about/versions/${old}/restore`)
    .set(headers())
    .send({ version: versions[0].version })
    .expect(400);
  expect(restored.body.detail).toContain(shown.file);
});

it('TEXTS-32 of a publication and a deletion at the same time one is refused', async () => {
  const picture = await uploaded();
  const [published, deleted] = await Promise.all([
    send(lineOf(picture, 'Shop'), 'x'),
    remove(picture.id),
  ]);
  expect([
    [200, 409],
    [400, 200],
  ]).toContainEqual([published.status, deleted.status]);
});

it('TEXTS-32 pictures are recorded, and stay without a page that shows them', async () => {
  const picture = await uploaded();
  const { app } = site.test;
  const store = app.get(FileStore);
  await new Orphans(app.get(Env), store, app.get(NamedFiles)).sweep(-2000);
  expect(await store.stat(picture.file)).toBeDefined();
  const [entry] = await site.test.db.query(
    "select action, subject_id as id, label from audit where subject = 'shop_pages' order by id desc limit 1",
  );
  expect(entry).toEqual({ action: 'picture_added', id: picture.id, label: 'Our shop' });
});
