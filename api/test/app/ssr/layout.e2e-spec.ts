import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { ATTEMPTS_MS, expectBefore, inTime } from '../../support/in-time.js';
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

it(
  'PLACE-12 a cached page loses what its schedule ends',
  async () => {
    const { http } = site.test;
    const before = { shownFrom: null, shownUntil: null };
    await inTime(5000, async (ms) => {
      const id = await rowsOf(site.test).insert('main_ads', { title: 'Ends soon' });
      const end = Date.now() + ms;
      await http
        .patch(`/api/main_ads/${id}/schedule`)
        .set(staff)
        .send({ shownFrom: null, shownUntil: new Date(end).toISOString(), before })
        .expect(200);
      const text = await home();
      expectBefore(end);
      expect(text).toContain('Ends soon');
    });
    await until(async () => !(await home()).includes('Ends soon'), 'the ad is gone');
  },
  ATTEMPTS_MS,
);

it(
  'PLACE-12 PLACE-15 PLACE-17 no page is outdated after a start or an end, and none is early',
  async () => {
    const { http, db } = site.test;
    const navigation = (text: string, label: string) =>
      text.split(`<nav aria-label="${label}"`)[1]?.split('</nav>')[0] ?? '';
    const marks = (text: string) => ({
      kids: navigation(text, 'Departments').includes('href="/group/kids"'),
      women: navigation(text, 'Departments').includes('href="/group/women"'),
      menu: navigation(text, 'Main menu').includes('Perfumes'),
      new: text.includes('New Collections'),
      categories: text.includes('Shop by category'),
    });
    const before = { kids: false, women: true, menu: false, new: false, categories: true };
    const after = { kids: true, women: false, menu: true, new: true, categories: false };
    const schedule = async (start: number) => {
      const [{ version }] = await db.query('select version from storefront_layout');
      const [{ id }] = await db.query('select id from categories');
      const time = new Date(start).toISOString();
      await http
        .put('/api/admin/layout')
        .set(staff)
        .send({
          version,
          categories: [{ id, shown: true, shownFrom: time }],
          groups: [
            { name: 'kids', shown: true, shownFrom: time },
            { name: 'women', shown: true, shownUntil: time },
          ],
          sections: [
            { name: 'new', shown: true, shownFrom: time },
            { name: 'categories', shown: true, shownUntil: time },
          ],
        })
        .expect(200);
    };
    const { start, tag } = await inTime(6000, async (ms) => {
      const soon = Date.now() + ms;
      await schedule(soon);
      const etag = String((await site.get('/')).headers['etag']);
      const { status } = await site.get('/', { headers: { 'If-None-Match': etag } });
      const texts: string[] = [];
      while (texts.length <= 3) texts.push(await home());
      expectBefore(soon);
      expect(status).toBe(304);
      for (const text of texts) expect(marks(text)).toEqual(before);
      return { start: soon, tag: etag };
    });
    let seen = 0;
    while (seen < 3) {
      const asked = Date.now();
      const text = await home();
      if (asked >= start) expect(marks(text)).toEqual(after);
      else if (Date.now() < start) expect(marks(text)).toEqual(before);
      if (asked >= start) seen += 1;
    }
    // A browser that stored the page before the start gets the new one.
    expect((await site.get('/', { headers: { 'If-None-Match': tag } })).status).toBe(200);
  },
  ATTEMPTS_MS,
);
