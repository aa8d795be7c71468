import { HOME_SECTIONS, MENU_GROUPS } from '@shop/shop-rules';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { headersOf } from '../../support/content-shop.js';
import { ATTEMPTS_MS, expectBefore, inTime } from '../../support/in-time.js';
import { until } from '../../support/order-shop.js';
import { startApp, type TestApp } from '../../support/test-app.js';

interface Entry {
  name: string;
  shown: boolean;
}

let test: TestApp;
let boss: StaffSession;
let categories: number[];
beforeAll(async () => {
  test = await startApp({ RESPONSE_CACHE: 'on' });
  const rows = rowsOf(test);
  await rows.staff('boss', 'admin');
  boss = await staffSessionOf(test, 'boss');
  categories = [];
  for (const name of ['Perfumes', 'Bags', 'Watches'])
    categories.push(await rows.category({ name }));
});
afterAll(() => test.close());

const get = async (path: string) => (await test.http.get(`/api${path}`).expect(200)).body;
const arranged = async () =>
  (await test.http.get('/api/admin/layout').set(headersOf(boss)).expect(200)).body;
const put = (layout: object) =>
  test.http.put('/api/admin/layout').set(headersOf(boss)).send(layout);
const menu = async (): Promise<string[]> =>
  (await get('/categories/all')).map(
    ({ name, hiddenInMenu }: { name: string; hiddenInMenu: boolean }) =>
      hiddenInMenu ? `${name}, hidden` : name,
  );
const all = (names: readonly string[]): Entry[] => names.map((name) => ({ name, shown: true }));
const defaults = () => ({
  categories: categories.map((id) => ({ id, shown: true })),
  groups: all(MENU_GROUPS),
  sections: all(HOME_SECTIONS),
});

it('PLACE-01 has the order of the specification until staff change it', async () => {
  expect(await arranged()).toEqual({ version: 0, ...defaults() });
  expect(await get('/layout')).toEqual({ groups: [...MENU_GROUPS], sections: [...HOME_SECTIONS] });
  expect(await menu()).toEqual(['Perfumes', 'Bags', 'Watches']);
});

it('PLACE-02 orders and hides categories, groups and sections at once, although responses are cached', async () => {
  await get('/layout');
  await get('/categories/all');
  const [perfumes, bags, watches] = categories;
  const { body } = await put({
    version: 0,
    categories: [
      { id: watches, shown: true },
      { id: perfumes, shown: false },
      { id: bags, shown: true },
    ],
    groups: all(['kids', 'man']).concat({ name: 'women', shown: false }),
    sections: all(['flash', 'hero']).concat({ name: 'ads', shown: false }),
  }).expect(200);
  expect(body).toMatchObject({ success: true, message: 'The menu and the home page are saved.' });
  expect(body.layout).toEqual(await arranged());
  expect(await menu()).toEqual(['Watches', 'Perfumes, hidden', 'Bags']);
  expect(await get(`/categories/${perfumes}`)).toMatchObject({ hiddenInMenu: true });
  // What the change did not name follows, so that no section is lost.
  const rest = HOME_SECTIONS.filter((name) => !['flash', 'hero', 'ads'].includes(name));
  expect(await get('/layout')).toEqual({
    groups: ['kids', 'man', 'unisex'],
    sections: ['flash', 'hero', ...rest],
  });
  expect((await test.http.get('/api/layout')).headers['cache-status']).toBe('shop; hit');
});

it('PLACE-03 puts a new category at the end of the menu and forgets a deleted one', async () => {
  const rows = rowsOf(test);
  const scarves = await rows.category({ name: 'Scarves' });
  const [, bags] = categories;
  await test.http.delete(`/api/categories/${bags}`).set(headersOf(boss)).expect(200);
  expect(await menu()).toEqual(['Watches', 'Perfumes, hidden', 'Scarves']);
  const { version, ...layout } = await arranged();
  expect(layout.categories.at(-1)).toEqual({ id: scarves, shown: true });
  // An admin who opened the page before sends the deleted category.
  const sent = [{ id: bags, shown: true }, ...layout.categories];
  await put({ version, ...layout, categories: sent }).expect(200);
  expect((await arranged()).categories).toEqual(layout.categories);
});

it('PLACE-04 rejects a change of an outdated layout, also at the same time', async () => {
  const { version } = await arranged();
  const change = (shown: boolean) =>
    put({ version, ...defaults(), groups: [{ name: 'kids', shown }] });
  const answers = await Promise.all([change(true), change(false)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.body).toMatchObject({
    code: 'changed_meanwhile',
    message: expect.stringMatching(/^Someone has changed the menu or the home page/),
  });
  expect((await arranged()).version).toBe(version + 1);
});

it('PLACE-05 records who changed what', async () => {
  const { version } = await arranged();
  const hidden = { name: 'hero', shown: false };
  await put({ version, ...defaults(), sections: [hidden] }).expect(200);
  const { body } = await test.http
    .get('/api/admin/audit')
    .query({ subject: 'storefront_layout' })
    .set(headersOf(boss))
    .expect(200);
  expect(body.entries[0]).toMatchObject({ action: 'changed', subject: 'storefront_layout' });
  expect(body.entries[0].changes.sections.to).toMatch(/^hero \(hidden\), categories, ads/);
});

it.each([
  [{ sections: [{ name: 'banner', shown: true }] }, 'sections'],
  [{ sections: [...all(['hero']), ...all(['hero'])] }, 'sections'],
  [{ groups: [{ name: 'men', shown: true }] }, 'groups'],
  [{ groups: [{ name: 'man' }] }, 'groups'],
  [{ groups: null }, 'groups'],
  [{ categories: [1] }, 'categories'],
  [{ categories: [{ id: 0, shown: true }] }, 'categories'],
  [{ categories: Array(2).fill({ id: 1, shown: true }) }, 'categories'],
  [{ version: -1 }, 'version'],
])('PLACE-02 rejects %j', async (wrong, field) => {
  const { version } = await arranged();
  const { body } = await put({ version, ...defaults(), ...wrong }).expect(400);
  expect(Object.keys(body.fields)[0]).toMatch(new RegExp(`^${field}`));
  expect((await arranged()).version).toBe(version);
});

it('PLACE-15 a section is seen within its schedule only, on time, although responses are cached', async () => {
  const { version, ...layout } = await arranged();
  const soon = new Date(Date.now() + 2_000).toISOString();
  const sections = [
    { name: 'flash', shown: true, shownFrom: soon },
    { name: 'special', shown: true, shownUntil: soon },
    { name: 'ads', shown: false, shownUntil: '2098-01-01T20:00:00Z' },
    { name: 'videos', shown: true, shownFrom: '2099-01-01T20:00Z', shownUntil: null },
  ];
  const { body } = await put({ ...layout, version, sections }).expect(200);
  expect(body.layout.sections.slice(1, 4)).toEqual([
    sections[1],
    { name: 'ads', shown: false, shownUntil: '2098-01-01T20:00:00.000Z' },
    { name: 'videos', shown: true, shownFrom: '2099-01-01T20:00:00.000Z' },
  ]);
  expect(await arranged()).toEqual(body.layout);
  const seen = async () => {
    const names: string[] = (await get('/layout')).sections;
    return sections.map(({ name }) => name).filter((name) => names.includes(name));
  };
  await until(async () => (await seen()).includes('flash'), 'the section appears');
  expect(await seen()).toEqual(['flash']);
  expect((await test.http.get('/api/layout')).headers['cache-status']).toBe('shop; hit');
  const [entry] = await test.db.query(
    "select changes from audit where subject = 'storefront_layout' order by id desc limit 1",
  );
  expect(entry.changes.sections.to).toContain(`flash (from ${soon}), special (until ${soon})`);
});

it('PLACE-16 an end before the start is refused at its section, and other texts are no time', async () => {
  const { version, ...layout } = await arranged();
  const times = { shownFrom: '2099-01-02T00:00Z', shownUntil: '2099-01-01T00:00Z' };
  const withTimes = (more: object) => ({
    ...layout,
    version,
    sections: [
      { name: 'hero', shown: true },
      { name: 'ads', shown: true, ...more },
    ],
  });
  const { body } = await put(withTimes(times)).expect(400);
  expect(body.errors).toEqual([
    { pointer: '#/sections/1/shownUntil', detail: 'The end must be later than the start.' },
  ]);
  await put(withTimes({ shownFrom: 'tomorrow' })).expect(400);
  expect((await arranged()).version).toBe(version);
});

it(
  'PLACE-17 a group and a category are in the menu within their schedule only, on time, although responses are cached',
  async () => {
    const ids = (await arranged()).categories.map(({ id }: { id: number }) => id);
    const [perfumes, watches, scarves] = ids;
    const soon = await inTime(6_000, async (ms) => {
      const { version, ...layout } = await arranged();
      const start = Date.now() + ms;
      const time = new Date(start).toISOString();
      const groups = [
        { name: 'kids', shown: true, shownFrom: time },
        { name: 'women', shown: true, shownUntil: time },
        { name: 'man', shown: false, shownFrom: '2020-01-01T00:00:00.000Z' },
        { name: 'unisex', shown: true, shownUntil: '2099-01-01T20:00:00.000Z' },
      ];
      const sent = [
        { id: scarves, shown: true, shownUntil: time },
        { id: watches, shown: true, shownFrom: time },
        { id: perfumes, shown: false, shownUntil: '2099-01-01T20:00:00.000Z' },
      ];
      const { body } = await put({ ...layout, version, categories: sent, groups }).expect(200);
      expect(body.layout).toMatchObject({ version: version + 1, categories: sent, groups });
      expect(await arranged()).toEqual(body.layout);
      const shown = await get('/layout');
      const names = await menu();
      const category = await get(`/categories/${watches}`);
      expectBefore(start);
      expect(shown).toMatchObject({ groups: ['women', 'unisex'] });
      expect(names).toEqual(['Scarves', 'Watches, hidden', 'Perfumes, hidden']);
      expect(category).toMatchObject({ hiddenInMenu: true });
      return time;
    });
    const groupsNow = async () => (await get('/layout')).groups;
    await until(async () => (await groupsNow()).includes('kids'), 'the group appears');
    expect(await groupsNow()).toEqual(['kids', 'unisex']);
    expect(await menu()).toEqual(['Scarves, hidden', 'Watches', 'Perfumes, hidden']);
    expect(await get(`/categories/${watches}`)).toMatchObject({ hiddenInMenu: false });
    const again = await test.http.get('/api/categories/all');
    expect(again.headers['cache-status']).toBe('shop; hit');
    const [entry] = await test.db.query(
      "select changes from audit where subject = 'storefront_layout' order by id desc limit 1",
    );
    expect(entry.changes.groups.to).toBe(
      `kids (from ${soon}), women (until ${soon}), man (hidden, from 2020-01-01T00:00:00.000Z), unisex (until 2099-01-01T20:00:00.000Z)`,
    );
    expect(entry.changes.categories.to).toBe(
      `Scarves (until ${soon}), Watches (from ${soon}), Perfumes (hidden, until 2099-01-01T20:00:00.000Z)`,
    );
  },
  ATTEMPTS_MS,
);

it.each([
  ['groups', (entry: object) => ({ name: 'kids', shown: true, ...entry })],
  ['categories', (entry: object) => ({ id: 1, shown: true, ...entry })],
])('PLACE-16 an end before the start is refused in %s too', async (list, entry) => {
  const { version, ...layout } = await arranged();
  const write = (times: object) => put({ ...layout, version, [list]: [entry(times)] });
  const time = '2099-01-01T00:00Z';
  const { body } = await write({ shownFrom: time, shownUntil: time }).expect(400);
  expect(body.errors).toEqual([
    { pointer: `#/${list}/0/shownUntil`, detail: 'The end must be later than the start.' },
  ]);
  await write({ shownUntil: '2099-01-01' }).expect(400);
  expect(await arranged()).toEqual({ version, ...layout });
});
