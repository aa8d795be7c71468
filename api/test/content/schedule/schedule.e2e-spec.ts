import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { headersOf } from '../../support/content-shop.js';
import { ATTEMPTS_MS, expectBefore, inTime } from '../../support/in-time.js';
import { until } from '../../support/order-shop.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let boss: StaffSession;
beforeAll(async () => {
  test = await startApp({ RESPONSE_CACHE: 'on', LIMIT_FACTOR: '50' });
  await rowsOf(test).staff('boss', 'admin');
  boss = await staffSessionOf(test, 'boss');
});
afterAll(() => test.close());

const KINDS = [
  { table: 'banners', list: '/banners/all', path: '/banners', field: 'banner', row: {} },
  { table: 'main_ads', list: '/main_ads/all', path: '/main_ads', field: 'mainAd', row: {} },
  {
    table: 'videos',
    list: '/videos',
    path: '/videos',
    field: 'video',
    row: { video_url: 'clip.webm' },
  },
] as const;
type Kind = (typeof KINDS)[number];

const NONE = { shownFrom: null, shownUntil: null };
const isoOf = (time: number) => new Date(time).toISOString();
const inMs = (ms: number) => isoOf(Date.now() + ms);
const HOUR = 3_600_000;

const add = ({ table, row }: Kind) => rowsOf(test).insert(table, { title: 'Eid', ...row });
const schedule = ({ path }: Kind, id: number, change: object) =>
  test.http.patch(`/api${path}/${id}/schedule`).set(headersOf(boss)).send(change);
const seen = async ({ list }: Kind, id: number) => {
  const { body, headers } = await test.http.get(`/api${list}`).expect(200);
  const isShown = body.some((row: { id: number }) => row.id === id);
  return { isShown, from: headers['cache-status'] };
};

describe.each(KINDS)('$table', (kind) => {
  it('PLACE-10 PLACE-11 shoppers see it within its schedule only, staff always', async () => {
    const id = await add(kind);
    expect((await seen(kind, id)).isShown).toBe(true);
    const times = { shownFrom: inMs(HOUR), shownUntil: inMs(2 * HOUR) };
    const { body } = await schedule(kind, id, { ...times, before: NONE }).expect(200);
    expect(body).toMatchObject({ message: 'The schedule is saved.', [kind.field]: times });
    expect((await seen(kind, id)).isShown).toBe(false);
    const { body: all } = await test.http.get(`/api${kind.list}`).set(headersOf(boss)).expect(200);
    expect(all.find((row: { id: number }) => row.id === id)).toMatchObject(times);
    await schedule(kind, id, { ...NONE, shownUntil: inMs(HOUR), before: times }).expect(200);
    expect((await seen(kind, id)).isShown).toBe(true);
  });

  it(
    'PLACE-12 it appears and is gone on time, although responses are cached',
    async () => {
      const id = await inTime(2500, async (ms) => {
        const added = await add(kind);
        const [start, end] = [Date.now() + ms, Date.now() + 2 * ms];
        const times = { shownFrom: isoOf(start), shownUntil: isoOf(end) };
        await schedule(kind, added, { ...times, before: NONE }).expect(200);
        await seen(kind, added);
        const early = await seen(kind, added);
        expectBefore(start);
        expect(early).toEqual({ isShown: false, from: 'shop; hit' });
        const isShown = async () => (await seen(kind, added)).isShown;
        await until(async () => (await isShown()) || Date.now() >= end, 'it appears');
        const shown = await seen(kind, added);
        expectBefore(end);
        expect(shown).toEqual({ isShown: true, from: 'shop; hit' });
        return added;
      });
      await until(async () => !(await seen(kind, id)).isShown, 'it is gone');
      expect(await seen(kind, id)).toEqual({ isShown: false, from: 'shop; hit' });
    },
    ATTEMPTS_MS,
  );

  it('PLACE-13 rejects a change of an outdated schedule and an end before the start', async () => {
    const id = await add(kind);
    const mine = { ...NONE, shownFrom: inMs(HOUR) };
    await schedule(kind, id, { ...mine, before: NONE }).expect(200);
    const late = await schedule(kind, id, { ...NONE, shownUntil: inMs(HOUR), before: NONE });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    const reversed = { shownFrom: inMs(2 * HOUR), shownUntil: inMs(HOUR), before: mine };
    const { body } = await schedule(kind, id, reversed).expect(400);
    expect(body.fields).toEqual({ shownUntil: 'The end must be later than the start.' });
    await schedule(kind, id, { ...NONE, before: mine }).expect(200);
  });
});

it.each([
  [{ shownFrom: 'tomorrow' }, 'shownFrom'],
  [{ shownUntil: '2026-12-01T20:00:00' }, 'shownUntil'],
  [{ shownUntil: '2026-13-01T20:00:00Z' }, 'shownUntil'],
  [{ shownFrom: undefined }, 'shownFrom'],
  [{ before: undefined }, 'before'],
])('PLACE-13 rejects %j', async (wrong, field) => {
  const [kind] = KINDS;
  const { body } = await schedule(kind, await add(kind), { ...NONE, before: NONE, ...wrong });
  expect([body.status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

it('PLACE-14 records who changed a schedule', async () => {
  const [kind] = KINDS;
  const id = await add(kind);
  const shownUntil = inMs(HOUR);
  await schedule(kind, id, { ...NONE, shownUntil, before: NONE }).expect(200);
  const { body } = await test.http
    .get('/api/admin/audit')
    .query({ subject: 'banners', subjectId: id })
    .set(headersOf(boss))
    .expect(200);
  expect(body.entries[0].changes).toEqual({ shownUntil: { from: null, to: shownUntil } });
});
