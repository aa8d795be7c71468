import { CountsService } from '../../../src/modules/back-office/analytics/counts/counts.service.js';
import { staffSessionOf, rowsOf } from '../../support/catalogue-rows.js';
import { startProcess } from '../../support/test-app.js';
import { startSearchShop, type SearchShop } from '../../support/search-shop.js';
import request from 'supertest';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let shop: SearchShop;
let admin: Awaited<ReturnType<typeof staffSessionOf>>;
beforeAll(async () => {
  shop = await startSearchShop();
  await rowsOf(shop).staff('searcher', 'admin');
  admin = await staffSessionOf(shop, 'searcher');
});
afterAll(() => shop.close());

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
  const sent = shop.http[method](`/api/search-words${path}`)
    .set('Cookie', `${admin.cookie}; XSRF-TOKEN=${admin.xsrf}`)
    .set('X-XSRF-TOKEN', admin.xsrf);
  return body ? sent.send(body) : sent;
};
const count = (path: string, body: object) =>
  shop.http.post(`/api/counts/${path}`).set('User-Agent', BROWSER).send(body).expect(204);
const names = async (text: string) => (await shop.search(text)).map(({ name }) => name);
const today = async (): Promise<string> => {
  const [row] = await shop.db.query("select (now() at time zone 'Asia/Dubai')::date::text as day");
  return row.day;
};
const audited = async (subject: string): Promise<unknown[]> =>
  shop.db.query('select action, label from audit where subject = $1 order by id', [subject]);

it('WORDS-06 synonyms are added, changed and deleted, each with an audit entry, and used by the next search', async () => {
  expect(await names('wristlet')).toEqual([]);
  const body = { kind: 'both', terms: ['wristlet', 'clutch'], means: [] };
  const { body: added } = await call('post', '', body).expect(200);
  expect(added.synonym).toMatchObject({ ...body, version: 1, isSeeded: false });
  for (const name of await names('wristlet')) expect(name).toMatch(/clutch/i);
  expect((await names('wristlet')).length).toBeGreaterThan(2);

  const { id } = added.synonym;
  const changed = { kind: 'one_way', terms: ['wristlet'], means: ['tote'], version: 1 };
  await call('put', `/${id}`, changed).expect(200);
  for (const name of await names('wristlet')) expect(name).toMatch(/tote/i);
  const { body: refused } = await call('put', `/${id}`, changed).expect(409);
  expect(refused.code).toBe('changed_meanwhile');
  await call('delete', `/${id}?version=1`).expect(409);
  await call('delete', `/${id}?version=2`).expect(200);
  await call('delete', `/${id}?version=2`).expect(404);
  expect(await names('wristlet')).toEqual([]);
  expect(await audited('search_synonyms')).toEqual([
    { action: 'added', label: 'wristlet, clutch' },
    { action: 'changed', label: 'wristlet' },
    { action: 'deleted', label: 'wristlet' },
  ]);
});

it.each([
  [{ kind: 'both', terms: ['one'], means: [] }, '#/terms'],
  [{ kind: 'both', terms: [], means: [] }, '#/terms'],
  [{ kind: 'both', terms: ['a', '--'], means: [] }, '#/terms'],
  [{ kind: 'both', terms: ['a', 'a'], means: [] }, '#/terms'],
  [{ kind: 'both', terms: ['a', 'b'.repeat(61)], means: [] }, '#/terms'],
  [{ kind: 'one_way', terms: ['a'], means: [] }, '#/means'],
  [{ kind: 'exact', terms: ['a'], means: ['b'] }, '#/means'],
  [{ kind: 'both', terms: ['shoes', 'ботинки'], means: [] }, '#/terms'],
  [{ kind: 'one_way', terms: ['a'], means: ['靴'] }, '#/means'],
  [{ kind: 'none', terms: ['a', 'b'], means: [] }, '#/kind'],
])('WORDS-06 refuses %j at its field', async (body, pointer) => {
  const { body: problem } = await call('post', '', body).expect(400);
  expect(problem.errors[0].pointer).toMatch(new RegExp(`^${pointer}`));
});

it.each([
  [{ kind: 'both', terms: ['wine', 'red, blue'], means: [] }, '#/terms'],
  [{ kind: 'both', terms: ['wine', 'أحمر، أزرق'], means: [] }, '#/terms'],
  [{ kind: 'both', terms: ['wine', 'red; blue'], means: [] }, '#/terms'],
  [{ kind: 'one_way', terms: ['wine'], means: ['أحمر؛ أزرق'] }, '#/means'],
  [{ kind: 'one_way', terms: ['wine'], means: ['red\nblue'] }, '#/means'],
  [{ kind: 'one_way', terms: ['wine'], means: ['red\rblue'] }, '#/means'],
])('WORDS-23 refuses a word with a separator at its field: %j', async (body, pointer) => {
  const { body: problem } = await call('post', '', body).expect(400);
  const detail =
    'A word cannot contain a comma, a semicolon or a line break. Enter its parts as separate words.';
  expect(problem.errors).toEqual([{ pointer, detail }]);
  const arabic = await call('post', '', body).set('Accept-Language', 'ar').expect(400);
  expect(arabic.body.errors).toEqual([
    { pointer, detail: expect.stringMatching(/^لا يمكن أن تحتوي الكلمة على فاصلة/) },
  ]);
});

it('WORDS-07 lists synonyms by kind and by a part of a word in either script', async () => {
  const { body: all } = await call('get', '?limit=1').expect(200);
  expect(all.synonyms).toHaveLength(1);
  expect(all.total).toBeGreaterThan(50);
  for (const q of ['trainer', 'سبادري']) {
    const { body } = await call('get', `?q=${encodeURIComponent(q)}`).expect(200);
    expect(body.synonyms[0].terms).toEqual(expect.arrayContaining(['trainers', 'سبادري']));
  }
  const { body: exact } = await call('get', '?kind=exact&q=dior').expect(200);
  expect(exact.synonyms.map(({ kind }: { kind: string }) => kind)).toEqual(['exact']);
});

it('WORDS-08 lists what was searched five times and found nothing, with words that are alike and what was done next', async () => {
  const search = async (words: string, times: number, results: number) => {
    for (let n = 0; n < times; n += 1) await count('searches', { words, results });
  };
  await search('sneakrz', 6, 0);
  await search('صيتوان', 5, 0);
  await search('layla hassan', 4, 0);
  await search('watch', 9, 34);
  await search('ботинки', 9, 0);
  await call('put', '/landings', { words: 'other', path: '/about' }).expect(200);
  for (let n = 0; n < 5; n += 1)
    await count('search-steps', { words: 'sneakrz', kind: 'words', later: 'sneakers' });
  await count('search-steps', { words: 'sneakrz', kind: 'words', later: 'layla hassan' });
  await count('search-steps', { words: 'sneakrz', kind: 'category', id: 8 });
  await count('search-steps', { words: 'watch', kind: 'product', id: 18 });
  await count('search-steps', { words: 'sneakrz', kind: 'product', id: 999_999 });
  await shop.app.get(CountsService).write();

  const { body } = await call('get', '/missing').expect(200);
  expect(body.missing).toEqual([
    {
      words: 'sneakrz',
      searches: 6,
      lastDay: await today(),
      suggestions: expect.arrayContaining(['sneakers']),
      steps: [
        { kind: 'words', id: null, name: 'sneakers', nameAr: 'sneakers', times: 5 },
        { kind: 'category', id: 8, name: 'Shoes', nameAr: 'أحذية', times: 1 },
      ],
    },
    expect.objectContaining({ words: 'صيتوان', searches: 5, steps: [] }),
  ]);
  // Only of words that found nothing.
  expect(await shop.db.query("select * from daily_search_steps where words = 'watch'")).toEqual([]);

  await call('post', '', { kind: 'both', terms: ['sneakrz', 'sneakers'], means: [] }).expect(200);
  await call('put', '/landings', { words: 'صيتوان', path: '/category/8' }).expect(200);
  expect((await call('get', '/missing').expect(200)).body).toEqual({ missing: [] });
});

it.each([
  ['قبعاتهم', 'قبعة'],
  ['حقائبكم', 'حقيبة'],
  ['عباياتكن', 'عبايات'],
  ['قمصانهم', 'قمصان'],
  ['أساورهن', 'أساور'],
])('WORDS-28 suggests for %s a word of the same Arabic root', async (typed, meant) => {
  // More than two errors away, so that spelling alone suggests nothing.
  expect(await shop.search(typed)).toEqual([]);
  const [{ alike }] = await shop.db.query('select suggested_words(search_key($1)) as alike', [
    typed,
  ]);
  expect(alike).not.toContain(meant);
  for (let n = 0; n < 5; n += 1) await count('searches', { words: typed, results: 0 });
  await shop.app.get(CountsService).write();
  const { body } = await call('get', '/missing').expect(200);
  const found = body.missing.find(({ words }: { words: string }) => words === typed);
  expect(found.suggestions).toContain(meant);
  await shop.db.query('delete from daily_searches where words = $1', [typed]);
});

it('WORDS-28 takes the root of words with two consonants with their vowels, and of no Latin word', async () => {
  const roots = await shop.db.query(
    `select word, arabic_root(search_key(word)) as root from unnest($1::text[]) word`,
    [['حقائب', 'حقيبة', 'خواتمهم', 'خاتم', 'ساعات', 'عود', 'عيد']],
  );
  const rootOf = Object.fromEntries(
    roots.map(({ word, root }: { word: string; root: string }) => [word, root]),
  );
  expect(rootOf['حقائب']).toBe(rootOf['حقيبة']);
  expect(rootOf['خواتمهم']).toBe(rootOf['خاتم']);
  expect(rootOf['عود']).not.toBe(rootOf['عيد']);
  const [{ words }] = await shop.db.query(`select words_of_root('watch bag') as words`);
  expect(words).toEqual([]);
});

it('WORDS-08 refuses steps without what they are about', async () => {
  for (const body of [
    { words: 'x', kind: 'product' },
    { words: 'x', kind: 'words' },
    { words: 'x', kind: 'order', id: 1 },
    { words: 'x', kind: 'category', id: 0 },
  ])
    await shop.http.post('/api/counts/search-steps').send(body).expect(400);
});

it('WORDS-09 a search leads to a page while that exists', async () => {
  const landing = async (q: string) =>
    (await shop.http.get('/api/products/search').query({ q }).expect(200)).body.landing;
  expect(await landing('eid')).toBeNull();
  await call('put', '/landings', { words: 'Eid', path: '/category/12' }).expect(200);
  const { body } = await call('put', '/landings', { words: 'eid', path: '/brand/1' }).expect(200);
  expect(await landing(' EID ')).toBe('/brand/1');
  expect((await call('get', '/landings').expect(200)).body.landings).toContainEqual(body.landing);
  await call('put', '/landings', { words: 'eid', path: '/category/999' }).expect(200);
  expect(await landing('eid')).toBeNull();
  await call('delete', `/landings/${body.landing.id}`).expect(200);
  await call('delete', `/landings/${body.landing.id}`).expect(404);
  for (const path of ['https://example.com', '//example.com', '/category/0', 'category/8', ''])
    await call('put', '/landings', { words: 'eid', path }).expect(400);
});

it('WORDS-21 the page of a search is not replaced or deleted by who has read another one', async () => {
  const lead = (path: string, before?: string | null) =>
    call('put', '/landings', { words: 'Henna', path, before });
  const stored = async () =>
    (await call('get', '/landings').expect(200)).body.landings.find(
      ({ words }: { words: string }) => words === 'Henna',
    );
  const { body } = await lead('/category/12', null).expect(200);
  // A colleague, whose list does not have it yet.
  const first = await lead('/brand/1', null).expect(409);
  expect(first.body).toMatchObject({ code: 'changed_meanwhile' });
  expect(first.body.errors[0]).toMatchObject({
    pointer: '#/words',
    detail: expect.stringContaining('/category/12'),
  });
  expect(await stored()).toMatchObject({ path: '/category/12' });
  await lead('/brand/1', '/category/12').expect(200);
  const { id } = body.landing;
  const remove = (path: string) => call('delete', `/landings/${id}?path=${path}`);
  expect((await remove('/category/12').expect(409)).body.code).toBe('changed_meanwhile');
  expect(await stored()).toMatchObject({ path: '/brand/1' });
  await remove('/brand/1').expect(200);
  expect((await lead('/about', '/brand/1').expect(409)).body.code).toBe('changed_meanwhile');
  const both = await Promise.all([lead('/about', null), lead('/brand/1', null)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await call('delete', `/landings/${(await stored()).id}`).expect(200);
});

it('WORDS-13 a landing needs letters that the search knows, and the id of its page', async () => {
  for (const [body, pointer] of [
    [{ words: 'ботинки', path: '/about' }, '#/words'],
    [{ words: 'eid', path: '/category' }, '#/path'],
    [{ words: 'eid', path: '/vendor' }, '#/path'],
  ] as const) {
    const { body: problem } = await call('put', '/landings', body).expect(400);
    expect(problem.errors[0].pointer).toBe(pointer);
  }
  await call('put', '/landings', { words: 'eid', path: '/brand-stories' }).expect(200);
  // Stored before it was refused.
  await shop.db.query(`update search_landings set path = '/category' where term = 'eid'`);
  const { body } = await shop.http.get('/api/products/search?q=eid').expect(200);
  expect(body.landing).toBeNull();
});

it('WORDS-14 a search no longer leads to a product or vendor that shoppers cannot open', async () => {
  const landing = async () =>
    (await shop.http.get('/api/products/search?q=ramadan').expect(200)).body.landing;
  const lead = (path: string) => call('put', '/landings', { words: 'ramadan', path }).expect(200);
  await lead('/product/9');
  expect(await landing()).toBe('/product/9');
  await shop.db.query('update products set published = false where id = 9');
  expect(await landing()).toBeNull();
  await shop.db.query('update products set published = true where id = 9');
  const [vendor] = await shop.db.query(
    `select id from staff where type in ('vendor', 'subadmin') and deleted_at is null limit 1`,
  );
  await lead(`/vendor/${vendor.id}`);
  expect(await landing()).toBe(`/vendor/${vendor.id}`);
  await lead('/vendor/99999');
  expect(await landing()).toBeNull();
});

it('WORDS-15 with 500 landings the page of one can still be replaced, and no other is added', async () => {
  await shop.db.query(
    `insert into search_landings (term, words, path)
     select 'full ' || n, 'full ' || n, '/about'
     from generate_series(1, 500 - (select count(*) from search_landings)) n`,
  );
  await call('put', '/landings', { words: 'Full 7', path: '/contact' }).expect(200);
  const { body } = await call('put', '/landings', { words: 'one more', path: '/about' }).expect(
    409,
  );
  expect(body.code).toBe('too_many');
  expect((await call('get', '/landings').expect(200)).body.landings).toHaveLength(500);
  await shop.db.query(`delete from search_landings where term like 'full %'`);
});

it('WORDS-10 another process with a response cache uses a new synonym in its next response', async () => {
  const before = process.env['RESPONSE_CACHE'];
  process.env['RESPONSE_CACHE'] = 'on';
  const other = await startProcess();
  try {
    const http = request(await other.getUrl());
    const found = async () =>
      (await http.get('/api/products/search').query({ q: 'kaftanette' }).expect(200)).body.products;
    expect(await found()).toEqual([]);
    expect(await found()).toEqual([]);
    await call('post', '', { kind: 'both', terms: ['kaftanette', 'abaya'], means: [] }).expect(200);
    for (let turn = 0; (await found()).length === 0 && turn < 100; turn += 1)
      await new Promise(setImmediate);
    expect((await found())[0].name).toMatch(/abaya/i);

    // A search that is cached leads to no category that was deleted.
    const landing = async () =>
      (await http.get('/api/products/search').query({ q: 'festive' }).expect(200)).body.landing;
    const [{ id }] = await shop.db.query(
      `insert into categories (name, name_ar) values ('Festive', 'أعياد') returning id`,
    );
    await call('put', '/landings', { words: 'festive', path: `/category/${id}` }).expect(200);
    for (let turn = 0; (await landing()) === null && turn < 100; turn += 1)
      await new Promise(setImmediate);
    expect(await landing()).toBe(`/category/${id}`);
    await shop.db.query('delete from categories where id = $1', [id]);
    for (let turn = 0; (await landing()) !== null && turn < 100; turn += 1)
      await new Promise(setImmediate);
    expect(await landing()).toBeNull();
  } finally {
    await other.close();
    process.env['RESPONSE_CACHE'] = before;
  }
});
