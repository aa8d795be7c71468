import { film, picture, startContent, type ContentShop } from '../../support/content-shop.js';

let shop: ContentShop;
beforeAll(async () => {
  shop = await startContent();
});
beforeEach(() => shop.relieveAdmin());
afterAll(() => shop.close());

const served = (name: string) => shop.test.http.get(`/api/uploads/${name}`);

it('API-20 API-21 API-22 API-23 adds, changes, lists and deletes a brand', async () => {
  const icon = await picture('icon');
  const added = await shop.form('post', '/brands/add', { name: '  Noctelle ' }, [icon]).expect(201);
  expect(added.body).toMatchObject({ success: true, message: 'Brand added successfully.' });
  const { brand } = added.body;
  expect(brand).toEqual({
    id: expect.any(Number),
    name: 'Noctelle',
    icon: expect.stringMatching(/^[\w-]+\.png$/),
  });
  await served(brand.icon).expect(200).expect('Content-Type', 'image/png');

  const path = `/brands/update/${brand.id}`;
  const renamed = await shop.form('post', path, { name: 'Noctelle II' }).expect(200);
  expect(renamed.body).toMatchObject({
    message: 'Brand updated successfully.',
    brand: { ...brand, name: 'Noctelle II' },
  });
  expect(await shop.list('/brands/all')).toEqual([{ ...brand, name: 'Noctelle II' }]);

  await shop.send('delete', `/brands/${brand.id}`).expect(200);
  await shop.send('delete', `/brands/${brand.id}`).expect(404);
  expect(await shop.list('/brands/all')).toEqual([]);
  await served(brand.icon).expect(404);
});

it.each<Record<string, string>>([{ name: '' }, { name: '   ' }, {}])(
  'API-21 ADM-BRAND-04 rejects the blank name of %j with the fixed message',
  async (fields) => {
    const { body } = await shop.form('post', '/brands/add', fields).expect(400);
    expect(body).toMatchObject({
      message: 'Brand name cannot be empty.',
      fields: { name: 'Brand name cannot be empty.' },
    });
  },
);

it('API-22 ADM-BRAND-04 rejects a blank new name and keeps the old one', async () => {
  const id = await shop.rows.brand({ name: 'Kept' });
  for (const name of ['', ' \t ']) {
    const { body } = await shop.form('post', `/brands/update/${id}`, { name }).expect(400);
    expect(body.fields).toEqual({ name: 'Brand name cannot be empty.' });
  }
  const unchanged = await shop.form('post', `/brands/update/${id}`, { icon: '' }).expect(200);
  expect(unchanged.body.brand).toEqual({ id, name: 'Kept', icon: null });
});

it('API-24 API-25 API-26 API-27 adds, changes, lists and deletes a partner', async () => {
  const fields = { name: 'Saqreen', path: 'https://example.com/saqreen' };
  const { body } = await shop
    .form('post', '/partners/add', fields, [await picture('icon')])
    .expect(201);
  const { partner } = body;
  expect(partner).toMatchObject({ ...fields, icon: expect.stringMatching(/\.png$/) });

  const path = `/partners/update/${partner.id}`;
  const changed = await shop.form('post', path, { path: '/about' }).expect(200);
  expect(changed.body.partner).toEqual({ ...partner, path: '/about' });
  expect(await shop.list('/partners/all')).toEqual([{ ...partner, path: '/about' }]);

  await shop.send('delete', `/partners/${partner.id}`).expect(200);
  await shop.send('delete', `/partners/${partner.id}`).expect(404);
  expect(await shop.list('/partners/all')).toEqual([]);
});

it('API-25 accepts a partner with only a name', async () => {
  const { body } = await shop.form('post', '/partners/add', { name: 'Hudhud' }).expect(201);
  expect(body.partner).toMatchObject({ name: 'Hudhud', path: '', icon: null });
});

it('API-28 API-29 API-30 API-31 adds, changes, lists and deletes an offer', async () => {
  const { body } = await shop.send('post', '/offers/add').send({ title: ' Flash ' }).expect(201);
  const { offer } = body;
  expect(offer).toEqual({ id: expect.any(Number), title: 'Flash', titleAr: '' });

  const path = `/offers/update/${offer.id}`;
  const changed = await shop.send('post', path).send({ titleAr: 'عرض' }).expect(200);
  expect(changed.body.offer).toEqual({ ...offer, titleAr: 'عرض' });
  expect(await shop.list('/offers/all')).toEqual([{ ...offer, titleAr: 'عرض' }]);

  await shop.send('delete', `/offers/${offer.id}`).expect(200);
  await shop.send('delete', `/offers/${offer.id}`).expect(404);
  expect(await shop.list('/offers/all')).toEqual([]);
});

it('API-32 API-33 API-34 API-35 adds an active banner, hides it, shows it, deletes it', async () => {
  const category = await shop.rows.category();
  const fields = {
    title: 'Oud week',
    titleAr: 'أسبوع العود',
    about: 'Seven days',
    tagline: 'Only now',
    path: '/category/2',
    category: String(category),
  };
  const { body } = await shop
    .form('post', '/banners/add', fields, [await picture('image')])
    .expect(201);
  const { bannerId, banner } = body;
  expect(banner).toMatchObject({ ...fields, id: bannerId, category, active: true });
  await served(banner.imageUrl).expect(200);
  expect(await shop.list('/banners/all')).toEqual([banner]);

  const turn = (active: unknown) =>
    shop.send('patch', `/banners/${bannerId}/active`).send({ active });
  for (const active of [false, false]) {
    const off = await turn(active).expect(200);
    expect(off.body).toMatchObject({ success: true, active: false });
    expect(await shop.list('/banners/all')).toEqual([]);
  }
  const { body: seen } = await shop.test.http
    .get('/api/banners/all')
    .set('Cookie', shop.admin().cookie)
    .expect(200);
  expect(seen).toEqual([{ ...banner, active: false }]);
  for (const wrong of ['true', 1, null, undefined]) await turn(wrong).expect(400);
  expect((await turn(true).expect(200)).body.active).toBe(true);
  expect(await shop.list('/banners/all')).toEqual([banner]);

  await shop.send('delete', `/banners/${bannerId}`).expect(200);
  await shop.send('delete', `/banners/${bannerId}`).expect(404);
  await served(banner.imageUrl).expect(404);
});

it.each([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])('API-33 adds a banner whose field active is %s', async (active, expected) => {
  const files = [await picture('image')];
  const fields = { title: 'Banner', active, category: '' };
  const { body } = await shop.form('post', '/banners/add', fields, files).expect(201);
  expect(body.banner).toMatchObject({ active: expected, category: null });
});

it.each([
  [{ title: ' ' }, 'title'],
  [{ active: 'maybe' }, 'active'],
  [{ category: '987654' }, 'category'],
  [{ category: 'oud' }, 'category'],
  [{ category: '-1' }, 'category'],
  [{ imageUrl: 'https://example.com/x.png' }, 'imageUrl'],
  [{ about: 'x'.repeat(1001) }, 'about'],
])('API-33 rejects the banner field %j', async (wrong, field) => {
  const files = [await picture('image')];
  const fields = { title: 'Banner', ...wrong } as Record<string, string>;
  const { body } = await shop.form('post', '/banners/add', fields, files).expect(400);
  expect(Object.keys(body.fields)).toEqual([field]);
});

it('API-36 API-37 API-38 API-39 adds, changes, lists and deletes a video with its poster', async () => {
  const fields = { title: 'The watchmaker', model: 'WM 1', description: 'A film', link: '/about' };
  const files = [film('video'), await picture('poster')];
  const { body } = await shop.form('post', '/videos/add', fields, files).expect(201);
  const { video } = body;
  expect(video).toMatchObject({ ...fields, titleAr: '', descriptionAr: '' });
  await served(video.videoUrl).expect(200).expect('Content-Type', 'video/webm');
  await served(video.poster).expect(200);

  const path = `/videos/update/${video.id}`;
  const changed = await shop.form('put', path, { title: 'The maker', link: '' }).expect(200);
  expect(changed.body.video).toEqual({ ...video, title: 'The maker', link: null });
  expect(await shop.list('/videos')).toEqual([changed.body.video]);

  const newer = await shop.form('put', path, {}, [film('video')]).expect(200);
  expect(newer.body.video).toEqual({
    ...changed.body.video,
    videoUrl: expect.stringMatching(/\.webm$/),
  });
  expect(newer.body.video.videoUrl).not.toBe(video.videoUrl);
  await served(video.videoUrl).expect(404);

  await shop.send('delete', `/videos/${video.id}`).expect(200);
  await shop.send('delete', `/videos/${video.id}`).expect(404);
  await served(video.poster).expect(404);
});

it('API-37 ADM-VID-03 accepts a video without link and poster', async () => {
  const { body } = await shop
    .form('post', '/videos/add', { title: 'Short' }, [film('video')])
    .expect(201);
  expect(body.video).toMatchObject({ link: null, poster: null, model: '', description: '' });
});

it('API-40 API-41 API-42 API-43 adds, changes, lists and deletes an ad', async () => {
  const fields = { title: 'Bags', text: 'All of them', path: '/category/7', textAr: 'كلها' };
  const { body } = await shop.form('post', '/main_ads', fields, [await picture('image')]);
  const { mainAd } = body;
  expect(mainAd).toMatchObject({ ...fields, image: expect.stringMatching(/\.png$/) });

  const path = `/main_ads/${mainAd.id}`;
  const changed = await shop.form('put', path, { text: 'Some' }, [await picture('image', '#00f')]);
  expect(changed.status).toBe(200);
  expect(changed.body.mainAd).toMatchObject({ title: 'Bags', text: 'Some' });
  await served(mainAd.image).expect(404);
  expect(await shop.list('/main_ads/all')).toEqual([changed.body.mainAd]);

  await shop.send('delete', path).expect(200);
  await shop.send('delete', path).expect(404);
  expect(await shop.list('/main_ads/all')).toEqual([]);
});

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

it('API-29 API-30 reject a missing, blank or too long title, a null and an unknown field', async () => {
  const id = await shop.rows.offer({ title: 'Kept' });
  for (const title of ['', '  ', null, 7, ['a'], { a: 1 }, 'x'.repeat(121)]) {
    const added = await shop.send('post', '/offers/add').send({ title }).expect(400);
    const changed = await shop.send('post', `/offers/update/${id}`).send({ title }).expect(400);
    expect([added, changed].map(({ body }) => Object.keys(body.fields))).toEqual([
      ['title'],
      ['title'],
    ]);
  }
  await shop.send('post', '/offers/add').send({}).expect(400);
  for (const wrong of [{ titleAr: null }, { id: 5 }, { createdAt: '2026-01-01' }])
    await shop.send('post', `/offers/update/${id}`).send(wrong).expect(400);
  const unchanged = await shop.send('post', `/offers/update/${id}`).send({}).expect(200);
  expect(unchanged.body.offer).toEqual({ id, title: 'Kept', titleAr: '' });
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
