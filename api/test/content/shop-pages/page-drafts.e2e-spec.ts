import { jest } from '@jest/globals';
import type {
  PageDraftDto,
  ShopPageDto,
} from '../../../src/modules/content/shop-pages/shop-pages.dto.js';
import {
  rowsOf,
  staffSessionOf,
  STAFF_PASSWORD,
  type StaffSession,
} from '../../support/catalogue-rows.js';
import { startSite, type Site } from '../../support/pages-site.js';
import { takeCookies } from '../../support/staff-security.js';

let site: Site;
let boss: StaffSession;
let colleague: StaffSession;
beforeAll(async () => {
  site = await startSite({ RESPONSE_CACHE: 'on', LIMIT_FACTOR: '10' });
  for (const name of ['boss', 'colleague']) await rowsOf(site.test).staff(name, 'admin');
  boss = await staffSessionOf(site.test, 'boss');
  colleague = await staffSessionOf(site.test, 'colleague');
});
afterAll(() => site.close());

const http = () => site.test.http;
const cookieOf = ({ cookie }: StaffSession) => `__Host-${cookie}`;
const headersOf = (who: StaffSession) => ({ Cookie: cookieOf(who), 'X-XSRF-TOKEN': who.xsrf });
const read = async (page: string, who = boss): Promise<ShopPageDto> =>
  (await http().get(`/api/admin/pages/${page}`).set('Cookie', cookieOf(who)).expect(200)).body;
const shown = async (page: string) => (await http().get(`/api/pages/${page}`).expect(200)).body;
const put = (path: string, body: object, who = boss) =>
  http().put(`/api/admin/pages/${path}`).set(headersOf(who)).send(body);
const discard = (page: string, draft: number, who = boss) =>
  http().delete(`/api/admin/pages/${page}/draft?draft=${draft}`).set(headersOf(who));

/** The published texts of a page with another title, based on what is stored. */
const titled = async (page: string, title: string) => {
  const { version, draft, en, ar } = await read(page);
  return {
    version,
    draft: draft?.revision ?? 0,
    en: { ...en, title },
    ar: { ...ar, title: 'عنوان' },
  };
};
const draftOf = (page: ShopPageDto): PageDraftDto => {
  if (!page.draft) throw new Error('There is no draft.');
  return page.draft;
};
const saved = async (page: string, title: string): Promise<PageDraftDto> =>
  draftOf((await put(`${page}/draft`, await titled(page, title)).expect(200)).body.page);
const pathOf = async (page: string, who = boss) => (await read(page, who)).previewPath;
const tokenOf = async (page: string, who = boss) =>
  (await pathOf(page, who)).split('/').at(-1) ?? '';
const preview = (token: string, locale = 'en') =>
  http().get(`/api/pages/preview/${token}?locale=${locale}`);

it('TEXTS-24 a draft in both languages changes nothing that shoppers read', async () => {
  const before = await shown('about');
  const { text: page } = await site.get('/about');
  const draft = await saved('about', 'Draft of {shop}');
  expect(draft).toMatchObject({
    base: 0,
    actor: 'The boss',
    en: { title: 'Draft of {shop}' },
    ar: { title: 'عنوان' },
  });
  expect(await shown('about')).toEqual(before);
  const again = await site.get('/about');
  expect(again.text).toBe(page);
  // Saving a draft leaves cached pages alone.
  expect(again.headers['cache-status']).toContain('hit');
  expect((await read('about')).en.title).toBe(before.title);
  expect(await read('about', colleague)).toMatchObject({ draft: { en: draft.en, ar: draft.ar } });
});

it('TEXTS-24 an unfinished text can be saved as a draft, but not published', async () => {
  const texts = await titled('terms', '');
  texts.en.body = 'Within {day}: [us](www.example.com)';
  const { body } = await put('terms/draft', texts).expect(200);
  const { revision, en } = draftOf(body.page);
  expect(en).toEqual({ ...texts.en });
  await put('terms', { ...texts, draft: revision }).expect(400);
  expect(draftOf(await read('terms')).revision).toBe(revision);
  const long = { ...texts, draft: revision, en: { ...texts.en, title: 'x'.repeat(81) } };
  const refused = await put('terms/draft', long).expect(400);
  expect(refused.body.errors).toMatchObject([{ pointer: '#/en/title' }]);
});

it('TEXTS-25 of two staff at one draft none loses a text', async () => {
  const mine = await titled('returns', 'Mine');
  const theirs = await put(
    'returns/draft',
    { ...mine, en: { ...mine.en, title: 'Theirs' } },
    colleague,
  );
  const { revision } = draftOf(theirs.body.page);
  for (const path of ['returns/draft', 'returns']) {
    const { body } = await put(path, mine).expect(409);
    expect(body).toMatchObject({ code: 'changed_meanwhile' });
  }
  await discard('returns', revision - 1).expect(409);
  expect(draftOf(await read('returns'))).toMatchObject({ revision, en: { title: 'Theirs' } });
  const changed = await put('returns/draft', { ...mine, draft: revision }).expect(200);
  await discard('returns', revision).expect(409);
  await discard('returns', draftOf(changed.body.page).revision).expect(200);
  // The number of a discarded draft is not used again.
  expect((await saved('returns', 'New')).revision).toBeGreaterThan(revision + 1);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => put('returns/draft', { ...mine, draft: 0 })),
  );
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
});

it('TEXTS-25 a draft is not saved over a version that was published meanwhile', async () => {
  const mine = await titled('privacy', 'Mine');
  await put('privacy', await titled('privacy', 'Theirs'), colleague).expect(200);
  await put('privacy/draft', mine).expect(409);
  expect((await read('privacy')).draft).toBeNull();
});

it('TEXTS-26 publishing shows the draft at once and ends it', async () => {
  const draft = await saved('about', 'Our story');
  const { version } = await read('about');
  const { body } = await put('about', {
    ...{ version, draft: draft.revision },
    ...{ en: draft.en, ar: draft.ar },
  }).expect(200);
  expect(body.page).toMatchObject({ version: version + 1, en: draft.en, draft: null });
  expect((await site.get('/about')).text).toContain('<title data-head>Our story · Liwan</title>');
  expect((await site.get('/ar/about')).text).toContain('<title data-head>عنوان · ليوان</title>');
});

it('TEXTS-26 a discarded draft leaves the published text; publishing that again ends a draft too', async () => {
  const draft = await saved('about', 'Another story');
  const { body } = await discard('about', draft.revision).expect(200);
  expect(body.page).toMatchObject({ en: { title: 'Our story' }, draft: null });
  await saved('about', 'A third story');
  const { version, draft: stored, en, ar } = await read('about');
  const kept = await put('about', { version, draft: stored?.revision, en, ar }).expect(200);
  expect(kept.body.page).toMatchObject({ version, draft: null });
  await discard('about', 1).expect(409);
});

it('TEXTS-27 the list of pages names who saved a draft and when', async () => {
  const draft = await saved('refund', 'Draft');
  const { body } = await http().get('/api/admin/pages').set('Cookie', cookieOf(boss)).expect(200);
  expect(body.find(({ page }: { page: string }) => page === 'refund')).toMatchObject({
    last: null,
    draft: { revision: draft.revision, base: 0, actor: 'The boss', at: draft.at },
  });
});

it('TEXTS-28 the link of a draft shows it in both languages, with no cache and for no search engine', async () => {
  const draft = await saved('refund', 'Our refunds');
  const token = await tokenOf('refund');
  const { body, headers } = await preview(token).expect(200);
  expect(body).toEqual({ page: 'refund', ...draft.en });
  expect(headers['cache-control']).toBe('no-store');
  expect((await preview(token, 'ar')).body.title).toBe('عنوان');
  const shared = await pathOf('refund');
  for (const path of [shared, `/ar${shared}`]) {
    const { text, status } = await site.get(path);
    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex" data-head />');
    expect(text).not.toContain('Our refunds');
  }
  expect((await site.get('/sitemap-pages.xml')).text).not.toContain('page-preview');
});

it('TEXTS-29 a preview is for its account: not with another token, after a logout or its end, without the right or the draft', async () => {
  await saved('refund', 'Our refunds');
  const own = await tokenOf('refund');
  for (const token of ['refund', own.replace('refund', 'terms'), `${own.slice(0, -1)}x`])
    await preview(token).expect(404);
  const other = await tokenOf('refund', colleague);
  expect(other).not.toBe(own);
  await preview(other).expect(200);
  const clerkId = await rowsOf(site.test).staff('clerk', 'ops');
  const clerk = await staffSessionOf(site.test, 'clerk');
  const change = (changes: string) =>
    site.test.db.query(
      `insert into permissions (id, changes, version) values (1, $1, 1)
        on conflict (id) do update set changes = $1`,
      [changes],
    );
  await change('{"ops":{"pages.edit":true}}');
  const lent = await tokenOf('refund', clerk);
  await preview(lent).expect(200);
  await change('{}');
  await preview(lent).expect(404);
  await change('{"ops":{"pages.edit":true}}');
  await preview(lent).expect(200);
  await site.test.db.query('update staff set deleted_at = now() where id = $1', [clerkId]);
  await preview(lent).expect(404);
  await http().post('/api/admin/logout').set(headersOf(colleague)).expect(200);
  await preview(other).expect(404);
  await preview(own).expect(200);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 9 * 3_600_000);
  try {
    await preview(own).expect(404);
  } finally {
    clock.mockRestore();
  }
  await discard('refund', draftOf(await read('refund')).revision).expect(200);
  const { body } = await preview(own).expect(404);
  expect(body.detail).toMatch(/no longer available/);
});

it('TEXTS-29 an open preview goes on after its editor has confirmed the identity', async () => {
  const draft = await saved('refund', 'Our refunds');
  const token = await tokenOf('refund');
  const { headers } = await http()
    .post('/api/admin/account/confirm')
    .set(headersOf(boss))
    .send({ password: STAFF_PASSWORD })
    .expect(200);
  await site.test.db.query(
    `delete from sessions where actor_kind = 'staff' and expires_at < now() + interval '1 minute'`,
  );
  await preview(token).expect(200);
  takeCookies(boss, headers);
  await discard('refund', draft.revision).expect(200);
});

it('TEXTS-08 saved and discarded drafts are recorded', async () => {
  const entries: { action: string; label: string }[] = await site.test.db.query(
    "select action, label from audit where subject = 'shop_pages' and action like 'draft%' order by id desc limit 2",
  );
  expect(entries).toEqual([
    { action: 'draft_discarded', label: 'Refund policy' },
    { action: 'draft_saved', label: 'Our refunds' },
  ]);
});
