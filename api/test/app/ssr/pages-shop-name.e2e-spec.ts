import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { startSite, type Site } from '../../support/pages-site.js';

const NAME = { en: 'Oasis & Co', ar: 'واحة الأناقة' };
let site: Site;
beforeAll(async () => {
  site = await startSite();
  await rowsOf(site.test).staff('boss', 'admin');
});
afterAll(() => site.close());

const manifest = async () => JSON.parse((await site.get('/manifest.webmanifest')).text);

it('SHOPID-04 pages and the app manifest show the new name as soon as it is saved', async () => {
  expect((await site.get('/')).text).toContain('Liwan');
  expect(await manifest()).toEqual({ name: 'Liwan', short_name: 'Liwan', start_url: '/' });
  const { cookie, xsrf } = await staffSessionOf(site.test, 'boss');
  const { body } = await site.test.http.get('/api/settings').expect(200);
  await site.test.http
    .put('/api/admin/settings')
    .set('Cookie', `__Host-${cookie}`)
    .set('X-XSRF-TOKEN', xsrf)
    .send({ ...body, name: NAME })
    .expect(200);
  const english = (await site.get('/')).text;
  expect(english).toContain('<meta property="og:site_name" content="Oasis &amp; Co"');
  expect(english).toMatch(/<title[^>]*>Oasis &amp; Co · /);
  expect(english.replaceAll('hello@liwan.example', '')).not.toMatch(/liwan/i);
  const arabic = (await site.get('/ar')).text;
  expect(arabic).toMatch(/<title[^>]*>واحة الأناقة · /);
  expect(arabic).not.toContain('ليوان');
  const policy = (await site.get('/terms-and-conditions')).text;
  expect(policy.replaceAll('hello@liwan.example', '')).not.toMatch(/liwan/i);
  expect(await manifest()).toMatchObject({ name: NAME.en, short_name: NAME.en });
});
