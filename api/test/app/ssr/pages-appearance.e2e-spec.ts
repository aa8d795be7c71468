import { ACCENT, painted, putAppearance } from '../../support/appearance.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { ADMIN, SHOP_URL, startSite, type Site } from '../../support/pages-site.js';

let site: Site;
let boss: StaffSession;
beforeAll(async () => {
  site = await startSite();
  await rowsOf(site.test).staff('boss', 'admin');
  const { cookie, xsrf } = await staffSessionOf(site.test, 'boss');
  boss = { cookie: `__Host-${cookie}`, xsrf };
});
afterAll(() => site.close());

const home = async (path = '/') => (await site.get(path)).text;
const look = async () => (await site.test.http.get('/api/settings').expect(200)).body.look;

it('SHOPID-12 a shop without pictures has the name, the standard colors and icons', async () => {
  const page = await home();
  expect(page).not.toContain('--accent:');
  expect(page).toContain('<link rel="icon" href="/favicon.svg"');
  expect((await site.get('/apple-touch-icon.png')).status).not.toBe(302);
});

it('SHOPID-12 pages and the app manifest have color, logo and icons as soon as they are saved', async () => {
  const saved = await putAppearance(
    site.test,
    boss,
    { accent: ACCENT },
    {
      logo: { content: await painted(300, 100, ACCENT) },
      logoDark: { content: await painted(300, 100, '#fff') },
      icon: { content: await painted(512, 512, ACCENT) },
    },
  );
  expect(saved.status).toBe(200);
  const { logo, logoDark, icons } = await look();
  for (const path of ['/', '/ar', '/terms-and-conditions', '/login', '/nothing-here']) {
    const page = await home(path);
    expect(page).toMatch(
      new RegExp(`<style>html:root{--accent:light-dark\\(${ACCENT},#[0-9a-f]{6}\\)`),
    );
    expect(page).toContain(`src="/api/uploads/${logo.file}"`);
    expect(page).toContain(`src="/api/uploads/${logoDark.file}"`);
    expect(page).toContain(`<link rel="icon" href="/api/uploads/${icons.favicon}"`);
    expect(page).toContain(`<link rel="apple-touch-icon" href="/api/uploads/${icons.apple}"`);
  }
  expect(await home()).toContain(`"logo":"${SHOP_URL}/api/uploads/${logo.file}"`);
  const manifest = JSON.parse((await site.get('/manifest.webmanifest')).text);
  expect(manifest.icons).toEqual([
    { src: `/api/uploads/${icons.small}`, sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: `/api/uploads/${icons.large}`, sizes: '512x512', type: 'image/png', purpose: 'any' },
    {
      src: `/api/uploads/${icons.maskable}`,
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ]);
});

it('SHOPID-12 keeps the content security policy, and may cache a picture for ever under its address', async () => {
  const policy = String((await site.get('/')).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  const { icons } = await look();
  const { headers } = await site.get(`/api/uploads/${icons.favicon}`);
  expect(headers['cache-control']).toContain('immutable');
});

it('SHOPID-12 the addresses that browsers request by themselves lead to the icons', async () => {
  const { icons } = await look();
  const expected = {
    '/favicon.ico': 'favicon',
    '/apple-touch-icon.png': 'apple',
    '/icon-512.png': 'large',
  };
  for (const [path, name] of Object.entries(expected)) {
    const { status, headers } = await site.get(path);
    expect([status, headers.location]).toEqual([302, `/api/uploads/${icons[name]}`]);
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  }
  expect((await site.get('/logo.png')).headers.location).toContain('/api/uploads/');
  expect((await site.get('/favicon.ico', { host: ADMIN })).status).not.toBe(302);
});

it('SHOPID-12 a new icon has another address', async () => {
  const before = await look();
  await putAppearance(site.test, boss, {}, { icon: { content: await painted(512, 512, '#000') } });
  expect((await look()).icons.favicon).not.toBe(before.icons.favicon);
  expect(await home()).not.toContain(before.icons.favicon);
});
