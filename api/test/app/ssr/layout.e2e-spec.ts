import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { until } from '../../support/order-shop.js';
import { startSite, type Site } from '../../support/pages-site.js';

let site: Site;
let staff: Record<string, string>;
beforeAll(async () => {
  site = await startSite({ RESPONSE_CACHE: 'on' });
  const rows = rowsOf(site.test);
  await rows.staff('boss', 'admin');
  const { cookie, xsrf } = await staffSessionOf(site.test, 'boss');
  staff = { Cookie: `__Host-${cookie}`, 'X-XSRF-TOKEN': xsrf };
  await rows.category({ name: 'Perfumes' });
});
afterAll(() => site.close());

const home = async (): Promise<string> => (await site.get('/')).text;

it('PLACE-02 PLACE-07 the rendered page has the order of staff at once', async () => {
  expect((await home()).indexOf('Shop by category')).toBeLessThan(
    (await home()).indexOf('New Collections'),
  );
  const shown = (name: string) => ({ name, shown: true });
  await site.test.http
    .put('/api/admin/layout')
    .set(staff)
    .send({
      version: 0,
      categories: [],
      groups: [shown('kids')],
      sections: [shown('new'), shown('categories'), { name: 'hero', shown: false }],
    })
    .expect(200);
  const text = await home();
  expect(text.indexOf('New Collections')).toBeLessThan(text.indexOf('Shop by category'));
  expect(text).toMatch(/<h1 class="sr-only">/);
  // Hidden sections load nothing.
  expect(text).toContain('"queryKey":["layout"]');
  expect(text).not.toContain('"queryKey":["banners"]');
  expect(text.indexOf('href="/group/kids"')).toBeLessThan(text.indexOf('href="/group/women"'));
});

it('PLACE-12 a cached page loses what its schedule ends', async () => {
  const { http } = site.test;
  const id = await rowsOf(site.test).insert('main_ads', { title: 'Ends soon' });
  const before = { shownFrom: null, shownUntil: null };
  const shownUntil = new Date(Date.now() + 2000).toISOString();
  await http
    .patch(`/api/main_ads/${id}/schedule`)
    .set(staff)
    .send({ shownFrom: null, shownUntil, before })
    .expect(200);
  expect(await home()).toContain('Ends soon');
  await until(async () => !(await home()).includes('Ends soon'), 'the ad is gone');
});
