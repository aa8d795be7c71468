import { SEARCH_RESULTS } from '@shop/shop-rules';
import { startSearchShop, type Hit, type SearchShop } from '../../support/search-shop.js';

let test: SearchShop;
beforeAll(async () => {
  test = await startSearchShop();
});
afterAll(() => test.close());

const search = (text: string): Promise<Hit[]> => test.search(text);

it('SRCH-02 API-03 returns search suggestions, at most five, the named product first', async () => {
  const [{ name, id }] = (await test.db.query(
    "select id, name from products where name like '%Watch%' order by id limit 1",
  )) as [Hit];
  const hits = await search(name);
  expect(hits.length).toBeLessThanOrEqual(SEARCH_RESULTS);
  expect(hits[0]).toMatchObject({
    id,
    name,
    nameAr: expect.stringMatching(/[\u0600-\u06FF]/),
    image: expect.stringMatching(/\.webp$/),
    price: expect.any(Number),
  });
  expect(hits[0]).toHaveProperty('offerPrice');
});

it.each([
  ['wacth', /watch|chronograph/i],
  ['wtach', /watch|chronograph/i],
  ['braclet', /bracelet/i],
  ['neckalce', /necklace/i],
  ['sungalsses', /sunglasses/i],
  ['diffusr', /diffuser/i],
  ['goldd', /gold/i],
])('SRCH-06 finds products for the single word %s', async (typed, meant) => {
  const hits = await search(typed);
  expect(hits.length).toBeGreaterThan(2);
  expect(hits.filter(({ name }) => !meant.test(name))).toEqual([]);
});

it('SRCH-06 finds by code, also in lower case, without hyphens or by its beginning', async () => {
  const [product] = (await test.db.query(
    "select id, code from products where code like 'LW-%' order by id desc limit 1",
  )) as [{ id: number; code: string }];
  const { code } = product;
  for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), code.slice(-6)])
    expect((await search(typed))[0]).toMatchObject({ id: product.id });
  await test.db.query("update products set code = 'QXV-7788' where id = $1", [product.id]);
  for (const typed of ['QXV-7788', 'qxv 77', 'qxv7788'])
    expect((await search(typed))[0]).toMatchObject({ id: product.id });
  await test.db.query('update products set code = $2 where id = $1', [product.id, code]);
});

it('finds by brand and by model', async () => {
  const [product] = (await test.db.query(
    `select p.id, p.model, b.name as brand from products p join brands b on b.id = p.brand_id
     where length(b.name) > 8 order by p.id limit 1`,
  )) as [{ id: number; model: string; brand: string }];
  const brands = await test.db.query(
    `select b.name from products p join brands b on b.id = p.brand_id where p.id = any($1)`,
    [(await search(product.brand)).map(({ id }) => id)],
  );
  expect(brands).toEqual(Array(SEARCH_RESULTS).fill({ name: product.brand }));
  expect((await search(product.model))[0]).toMatchObject({ id: product.id });
});

it.each([
  ['hamza on alef', 'اسود', 'أسود'],
  ['hamza below alef', 'إسود', 'أسود'],
  ['madda', 'آسود', 'أسود'],
  ['hamza on waw', 'لولو وردي', 'لؤلؤ وردي'],
  ['hamza on ya', 'نسايي', 'نسائي'],
  ['hamza alone', 'سودا', 'سوداء'],
  ['dotless ya', 'فضى', 'فضي'],
  ['ta marbuta', 'حقيبه', 'حقيبة'],
  ['vowel signs', 'حَقِيبَة', 'حقيبة'],
  ['tatweel', 'حقيـــبة', 'حقيبة'],
  ['Persian letters', 'ذهبی', 'ذهبي'],
  ['presentation forms', 'ﺣﻘﻴﺒﺔ', 'حقيبة'],
  ['marks of direction', '\u202bحقيبة\u202c\u200f', 'حقيبة'],
])('normalises Arabic: %s, %s like %s', async (_what, typed, usual) => {
  const found = await search(usual);
  expect(found.length).toBeGreaterThan(0);
  for (const { nameAr } of found) expect(nameAr).toContain(usual);
  const [{ same }] = await test.db.query('select search_key($1) = search_key($2) as same', [
    typed,
    usual,
  ]);
  expect(same).toBe(true);
  expect(await search(typed)).toEqual(found);
});

it.each(['fnqwlh', 'fnqwlt', 'FNQWLV'])(
  'SRCH-06 does not match %s with an Arabic word, nor the Arabic word with a Latin one',
  async (latin) => {
    await test.db.query("update products set name_ar = 'فنقولة' where id = 14");
    await test.db.query('update products set model = $1 where id = 15', [latin]);
    const found = async (text: string) => (await search(text)).map(({ id }) => id);
    expect(await found(latin)).toEqual([15]);
    expect(await found('فنقولة')).toEqual([14]);
    expect(await found('فنقوله')).toEqual([14]);
    expect(await found('فنوقلة')).toEqual([14]);
  },
);

it('stores a product with characters that normalise to very many letters', async () => {
  await test.db.query('update products set name_ar = $1 where id = 13', ['ﷺ'.repeat(255)]);
  expect((await search('ﷺ')).map(({ id }) => id)).toEqual([13]);
});

it('reads Arabic and Persian digits', async () => {
  await test.db.query("update products set model = 'Kilim 4207' where id = 9");
  for (const typed of ['4207', '٤٢٠٧', '۴۲۰۷'])
    expect((await search(typed))[0]).toMatchObject({ id: 9 });
});

it('SRCH-02 ranks names that begin with the text first', async () => {
  await test.db.query("update products set name = 'Kandoor Tree' where id = 11");
  await test.db.query("update products set name = 'Tree Kandoor' where id = 12");
  expect((await search('kand')).map(({ id }) => id).indexOf(11)).toBe(0);
  expect((await search('tree')).map(({ id }) => id)).toEqual([12, 11]);
  expect((await search('kandoor')).map(({ id }) => id)).toEqual([11, 12]);
});

it.each(['j', 'ju', 'jum', 'س', 'سا'])('finds products while %s is being typed', async (typed) => {
  const hits = await search(typed);
  expect(hits).toHaveLength(SEARCH_RESULTS);
  const begun = new RegExp(`(^|[^\\p{L}])${typed}`, 'iu');
  const rows: { text: string }[] = await test.db.query(
    `select concat_ws(' ', p.name, p.name_ar, p.model, b.name) as text
     from products p join brands b on b.id = p.brand_id where p.id = any($1)`,
    [hits.map(({ id }) => id)],
  );
  for (const { text } of rows) expect(text).toMatch(begun);
});

it('finds by the matching words if one word matches nothing', async () => {
  const hits = await search('zzzzqqqq gold watch');
  expect(hits[0]?.name).toMatch(/gold.*(watch|chrono)/i);
});

it.each([
  '',
  '   ',
  '%',
  "'; drop table products; --",
  '!!!',
  '&|()<->*:',
  "gold' & !('",
  'gold:*',
  '\\',
  '$1',
  '🕌',
  '\u200f\u202e\u2066',
  '\ufffd\ufdfa'.repeat(40),
  'غ'.repeat(80),
  'x'.repeat(80),
  'a '.repeat(40),
  'qz xv kj wq zx vq jx qk zv xj wz qv',
])('SRCH-01 SRCH-03 treats %j as plain text', async (text) => {
  const hits = await search(text);
  if (!/[\p{L}\p{N}]/u.test(text)) expect(hits).toEqual([]);
  expect(await test.db.query('select count(*)::integer as count from products')).toEqual([
    { count: 300 },
  ]);
});

it.each(["gold' & !('", 'gold:*', '🕌 gold', 'gold\u200f', 'ＧＯＬＤ', 'góld', 'gold ذهبي'])(
  'SRCH-06 finds gold for %j',
  async (text) => {
    const hits = await search(text);
    expect(hits.length).toBeGreaterThan(2);
    for (const { name } of hits) expect(name).toMatch(/gold/i);
  },
);

it.each(['q=%00', 'q=gold%00', 'q[]=gold&q[]=watch', 'q[a]=gold'])(
  'API-03 rejects %s, which is not a text',
  async (query) => {
    await test.http.get(`/api/products/search?${query}`).expect(400);
    await test.http.get(`/api/products/all?${query}`).expect(400);
  },
);

it.each(['q=%E0%A4%A', 'q=%ff', 'q=%ed%a0%80'])(
  'API-03 treats malformed %s as text',
  async (query) => {
    const { body } = await test.http.get(`/api/products/search?${query}`).expect(200);
    expect(body.products.length).toBeLessThanOrEqual(SEARCH_RESULTS);
  },
);

it('API-03 rejects a text longer than 80 characters', async () => {
  await test.http
    .get('/api/products/search')
    .query({ q: 'x'.repeat(81) })
    .expect(400);
});

it('searches within a category, best match first or sorted', async () => {
  const { body } = await test.http
    .get('/api/products/category/6')
    .query({ q: 'silver wacth', limit: 5 })
    .expect(200);
  expect(body.total).toBeGreaterThan(0);
  expect(body.products.every((one: { category_id: number }) => one.category_id === 6)).toBe(true);
  const cheap = await test.http
    .get('/api/products/category/6')
    .query({ q: 'silver wacth', sort: 'price-low' });
  const paid = cheap.body.products.map(
    (one: { price: number; offerPrice: number | null }) => one.offerPrice ?? one.price,
  );
  expect(paid).toEqual([...paid].sort((a: number, b: number) => a - b));
});

it('updates results after a product is hidden, and after a product and a brand are renamed', async () => {
  await test.db.query("update products set name = 'Zarbiya Kilim' where id = 1");
  expect((await search('zarbya kilim'))[0]).toMatchObject({ id: 1 });
  await test.db.query('update products set published = false where id = 1');
  expect((await search('zarbiya kilim')).map(({ id }) => id)).not.toContain(1);
  await test.db.query("update brands set name = 'Quistarelle' where id = 55");
  expect((await search('quistarele')).length).toBeGreaterThan(0);
});

it('SRCH-02 ranks sold out products last, in suggestions and in the list', async () => {
  const [{ ids }] = (await test.db.query(
    `select array_agg(id order by id) as ids from (
      select id from products p where in_stock
        and not exists (select from product_variants v where v.product_id = p.id)
      order by id desc limit 9) late`,
  )) as [{ ids: number[] }];
  for (const [index, id] of ids.entries())
    await test.db.query(
      'update products set name = $2, name_ar = $3, code = $4, stock = $5 where id = $1',
      [
        id,
        `Mibkhara Ebony ${'abcdefghi'.charAt(index).repeat(5)}`,
        `مبخرة أبنوس ${'بتثجحخدسر'.charAt(index).repeat(5)}`,
        `MB-E-${index}`,
        // First in alphabetical order; without the ranking they would fill the suggestions.
        index < 4 ? 0 : 3,
      ],
    );
  const [gone, there] = [ids.slice(0, 4), ids.slice(4)];
  const found = async (text: string) => (await search(text)).map(({ id }) => id);
  for (const text of ['mibk', 'mibkhara ebony', 'ebony mibkhara', 'mibkara', 'مبخرة أب', 'مبخره'])
    expect((await found(text)).toSorted((a, b) => a - b)).toEqual(there);
  const { body } = await test.http.get('/api/products/all').query({ q: 'mibkhara' }).expect(200);
  const listed = (body.products as Hit[]).map(({ id }) => id);
  expect(listed.slice(0, 5).toSorted((a, b) => a - b)).toEqual(there);
  expect(listed.slice(5).toSorted((a, b) => a - b)).toEqual(gone);

  const named = ['mibkhara ebony bbbbb', 'Mibkhara Ebnoy bbbb', 'MB-E-1', 'مبخرة أبنوس تتتتت'];
  for (const text of named) expect((await found(text))[0]).toBe(ids[1]);
});
