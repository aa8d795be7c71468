import { SHOP_PAGE_NAMES } from '@shop/shop-rules';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { SHOP_URL, startSite, type Site } from '../../support/pages-site.js';

let site: Site;
let boss: StaffSession;
let colleague: StaffSession;
beforeAll(async () => {
  site = await startSite({ RESPONSE_CACHE: 'on', LIMIT_FACTOR: '10' });
  await rowsOf(site.test).staff('boss', 'admin');
  await rowsOf(site.test).staff('colleague', 'admin');
  boss = await staffSessionOf(site.test, 'boss');
  colleague = await staffSessionOf(site.test, 'colleague');
});
afterAll(() => site.close());

const http = () => site.test.http;
const cookieOf = ({ cookie }: StaffSession) => `__Host-${cookie}`;
const read = async (path: string, who = boss) =>
  (await http().get(`/api/admin/pages${path}`).set('Cookie', cookieOf(who)).expect(200)).body;
const shown = async (page: string, locale = 'en') =>
  (await http().get(`/api/pages/${page}?locale=${locale}`).expect(200)).body;
const send = (method: 'put' | 'post', path: string, body: object, who = boss) =>
  http()
    [method](`/api/admin/pages${path}`)
    .set('Cookie', cookieOf(who))
    .set('X-XSRF-TOKEN', who.xsrf)
    .send(body);

interface Text {
  title: string;
  description: string;
  body: string;
}
/** The texts of a page as they are, with changes. */
const edited = async (page: string, en: Partial<Text>, ar: Partial<Text> = {}) => {
  const present = await read(`/${page}`);
  return {
    version: present.version as number,
    en: { ...present.en, ...en } as Text,
    ar: { ...present.ar, ...ar } as Text,
  };
};
const publish = async (page: string, en: Partial<Text>, ar: Partial<Text> = {}, who = boss) =>
  send('put', `/${page}`, await edited(page, en, ar), who).expect(200);

it('TEXTS-01 TEXTS-02 each page has a default text in both languages', async () => {
  for (const page of SHOP_PAGE_NAMES) {
    const [en, ar] = [await shown(page), await shown(page, 'ar')];
    expect(Object.keys(en).sort()).toEqual(['body', 'description', 'title', 'updatedAt']);
    expect(en.body).toContain('\n\n## ');
    expect(ar.body).toMatch(/[\u0600-\u06ff]/);
  }
  expect(await shown('refund')).toMatchObject({ title: 'Refund policy', updatedAt: '2026-11-21' });
  const { body } = await http().get('/api/pages/refund').expect(200);
  expect(body).toEqual(await shown('refund'));
});

it('TEXTS-01 an unknown page is 404, an unknown language 400', async () => {
  await http().get('/api/pages/imprint').expect(404);
  await http().get('/api/pages/about?locale=fr').expect(400);
});

it('TEXTS-10 lists the pages, and who published the last version', async () => {
  const rows: { page: string; last: unknown; draft: unknown }[] = await read('');
  expect(rows.map(({ page }) => page)).toEqual(SHOP_PAGE_NAMES);
  expect(rows.map(({ draft }) => draft)).toEqual(rows.map(() => null));
  expect(rows.map(({ last }) => last)).toEqual(rows.map(() => null));
  await publish('privacy', { title: 'Your privacy' });
  const [, privacy] = await read('');
  expect(privacy).toEqual({
    page: 'privacy',
    last: {
      version: 1,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      actor: 'The boss',
      restoredFrom: null,
      defaults: ['ar'],
    },
    draft: null,
  });
});

it('TEXTS-03 a published text is shown at once in both languages, with title and description', async () => {
  expect((await site.get('/about')).text).toContain('Who we are');
  expect((await site.get('/ar/about')).headers['cache-status']).toContain('miss');
  await publish(
    'about',
    {
      title: 'The story of {shop}',
      description: 'Why {shop} began.',
      body: 'We began in {dubai}.\n\n## One *idea*\n\n- **Fair** [returns](/return-policy) within {days}',
    },
    {
      title: 'قصة {shop}',
      description: 'كيف بدأ {shop}.',
      body: 'بدأنا في دبي.\n\n## الفكرة\n\nنص',
    },
  );
  const en = (await site.get('/about')).text;
  expect(en).toContain('<title data-head>The story of Liwan · Liwan</title>');
  expect(en).toContain('<meta name="description" content="Why Liwan began." data-head />');
  expect(en).toContain('id="one-idea"');
  expect(en).toMatch(/One <em>idea<\/em><\/h2>/);
  expect(en).toMatch(/<strong>Fair<\/strong> <a [^>]*href="\/return-policy"[^>]*>returns<\/a>/);
  expect(en).toContain('within 15 days');
  expect(en).not.toContain('Who we are');
  const ar = (await site.get('/ar/about')).text;
  expect(ar).toContain('<title data-head>قصة ليوان · ليوان</title>');
  expect(ar).toContain('بدأنا في دبي.');
  const map = await site.get('/sitemap-pages.xml');
  const day = new Date().toISOString().slice(0, 10);
  expect(map.text).toMatch(
    new RegExp(`<loc>${SHOP_URL}/about</loc>.*<lastmod>${day}T[^<]*Z</lastmod>`),
  );
  expect(map.text).toMatch(
    new RegExp(`<loc>${SHOP_URL}/ar/refund-policy</loc>.*<lastmod>2026-11-21</lastmod>`),
  );
  expect(map.text.match(/<loc>[^<]*\/return-policy<\/loc>/g)).toHaveLength(2);
});

it('TEXTS-03 a language whose text is the default one is not stored', async () => {
  const { body } = await publish('terms', { title: 'Our terms' });
  expect(body.page).toMatchObject({ page: 'terms', version: 1, en: { title: 'Our terms' } });
  const stored = await site.test.db.query(
    "select en->>'title' as en, ar from shop_page_versions where page = 'terms'",
  );
  expect(stored).toEqual([{ en: 'Our terms', ar: null }]);
  const { defaults } = await read('/terms');
  const back = await publish('terms', defaults.en);
  expect(back.body.page.version).toBe(2);
  expect(await shown('terms')).toMatchObject(defaults.en);
  expect((await read('/terms/versions')).versions[0]).toMatchObject({ defaults: ['en', 'ar'] });
});

it('TEXTS-04 a version that is based on an outdated one is refused, and both texts remain', async () => {
  const mine = await edited('refund', { title: 'Mine' });
  await publish('refund', { title: 'Theirs' }, {}, colleague);
  const { body } = await send('put', '/refund', mine).expect(409);
  expect(body).toMatchObject({ code: 'changed_meanwhile' });
  expect((await shown('refund')).title).toBe('Theirs');
  const again = await send('put', '/refund', { ...mine, version: 1 }).expect(200);
  expect(again.body.page).toMatchObject({ version: 2, en: { title: 'Mine' } });
});

it('TEXTS-04 of simultaneous versions one is published', async () => {
  const base = await edited('returns', {});
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      send('put', '/returns', { ...base, en: { ...base.en, title: `Title ${n}` } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect((await read('/returns')).version).toBe(1);
});

it('TEXTS-06 lists who published what and when, and returns the texts of a version', async () => {
  const { versions, next } = await read('/refund/versions');
  expect(next).toBeNull();
  expect(versions).toMatchObject([
    { version: 2, actor: 'The boss', restoredFrom: null, defaults: ['ar'] },
    { version: 1, actor: 'The colleague' },
  ]);
  const first = await read('/refund/versions/1');
  expect(first).toMatchObject({ en: { title: 'Theirs' } });
  expect(first.ar).toEqual((await read('/refund')).defaults.ar);
  await http().get('/api/admin/pages/refund/versions/9').set('Cookie', cookieOf(boss)).expect(404);
});

it('TEXTS-06 lists 20 versions at a time', async () => {
  await site.test.db.query(
    `insert into shop_page_versions (page, version, actor_id, actor_name)
      select 'privacy', n, 1, 'boss' from generate_series(2, 25) n`,
  );
  const newest = await read('/privacy/versions');
  const oldest = await read(`/privacy/versions?before=${newest.next}`);
  expect([newest.versions.length, newest.next, oldest.versions.length, oldest.next]).toEqual([
    20,
    6,
    5,
    null,
  ]);
});

it('TEXTS-07 a version is restored into the draft; published, it is a new one, and the same text again is none', async () => {
  await send('post', '/refund/versions/1/restore', { version: 1 }).expect(409);
  const { body } = await send('post', '/refund/versions/1/restore', { version: 2 }).expect(200);
  expect(body).toMatchObject({
    success: true,
    page: { version: 2, en: { title: 'Mine' }, draft: { base: 2, en: { title: 'Theirs' } } },
  });
  expect((await site.get('/refund-policy')).text).toContain('<title data-head>Mine · Liwan');
  const { revision, en, ar } = body.page.draft;
  await send('put', '/refund', { version: 2, draft: revision, en, ar }).expect(200);
  expect((await site.get('/refund-policy')).text).toContain('<title data-head>Theirs · Liwan');
  expect((await read('/refund/versions')).versions[0]).toMatchObject({ restoredFrom: 1 });
  await send('put', '/refund', await edited('refund', {})).expect(200);
  expect((await read('/refund')).version).toBe(3);
  await send('post', '/refund/versions/9/restore', { version: 3 }).expect(404);
});

it('TEXTS-34 restoring replaces only the draft that was read', async () => {
  const input = { ...(await edited('terms', { title: 'A draft' })), draft: 0 };
  await send('put', '/terms/draft', input, colleague).expect(200);
  const { version, draft } = await read('/terms');
  const { body } = await send('post', '/terms/versions/1/restore', { version }).expect(409);
  expect(body).toMatchObject({ code: 'changed_meanwhile' });
  expect((await read('/terms')).draft).toEqual(draft);
  const base = { version, draft: draft.revision };
  const restored = await send('post', '/terms/versions/1/restore', base).expect(200);
  expect(restored.body.page.draft).toMatchObject({ en: { title: 'Our terms' } });
});

it('TEXTS-08 publishing and restoring are recorded', async () => {
  const entries = await site.test.db.query(
    `select action, label, actor_name as actor, changes from audit
      where subject = 'shop_pages' and label in ('Theirs', 'Mine') and action <> 'draft_saved'
      order by id`,
  );
  expect(entries).toEqual([
    {
      action: 'published',
      label: 'Theirs',
      actor: 'The colleague',
      changes: { title: { from: 'Refund policy', to: 'Theirs' } },
    },
    {
      action: 'published',
      label: 'Mine',
      actor: 'The boss',
      changes: { title: { from: 'Theirs', to: 'Mine' } },
    },
    {
      action: 'published',
      label: 'Theirs',
      actor: 'The boss',
      changes: { title: { from: 'Mine', to: 'Theirs' } },
    },
  ]);
});

it('TEXTS-35 the newest 100 versions of a page are stored', async () => {
  await site.test.db.query(
    `insert into shop_page_versions (page, version, actor_id, actor_name)
      select 'privacy', n, 1, 'boss' from generate_series(26, 104) n`,
  );
  await publish('privacy', { title: 'Privacy' });
  const [stored] = await site.test.db.query(
    `select min(version)::integer as first, max(version)::integer as last
      from shop_page_versions where page = 'privacy'`,
  );
  expect(stored).toEqual({ first: 6, last: 105 });
  expect((await shown('privacy')).title).toBe('Privacy');
  expect((await read('/refund/versions')).versions).toHaveLength(3);
});

it.each<[keyof Text, string, RegExp]>([
  ['title', ' ', /./],
  ['title', 'x'.repeat(81), /./],
  ['description', '', /./],
  ['body', 'x'.repeat(20_001), /./],
  ['title', 'The {price}', /price/],
  ['body', 'Within {day}.', /day/],
  ['body', '[us](ftp://shop.example)', /ftp:\/\/shop\.example/],
  ['body', '[us](javascript:alert`1`)', /javascript/],
  ['body', '[us](//evil.example)', /evil/],
])('TEXTS-05 refuses %s %j at its field', async (field, value, words) => {
  const before = await read('/about');
  for (const locale of ['en', 'ar'] as const) {
    const input = await edited('about', {});
    const texts = { ...input, [locale]: { ...input[locale], [field]: value } };
    const { body } = await send('put', '/about', texts).expect(400);
    expect(body.errors).toMatchObject([
      { pointer: `#/${locale}/${field}`, detail: expect.stringMatching(words) },
    ]);
  }
  expect(await read('/about')).toEqual(before);
});

it('TEXTS-21 markup in a text is shown as it is written', async () => {
  await publish('about', { body: '</script><img src=x onerror=alert(1)>' });
  const { text } = await site.get('/about');
  expect(text).not.toContain('<img src=x');
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
});
