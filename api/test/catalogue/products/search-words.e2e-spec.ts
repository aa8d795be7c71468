import pg from 'pg';
import { SearchTextFilled20261121000423 } from '../../../src/platform/database/migrations/20261121000423-search-text-filled.js';
import { SearchSwiftFilled20261121000491 } from '../../../src/platform/database/migrations/20261121000491-search-swift-filled.js';
import { SearchWordsQueries } from '../../../src/modules/catalogue/products/search/search-words.queries.js';
import { Statements } from '../../../src/platform/database/statements.js';
import { startSearchShop, type SearchShop } from '../../support/search-shop.js';

let shop: SearchShop;
let words: SearchWordsQueries;
beforeAll(async () => {
  shop = await startSearchShop();
  words = new SearchWordsQueries(shop.app.get(Statements));
});
afterAll(() => shop.close());

const knows = async (word: string): Promise<boolean> => {
  const [{ known }] = await shop.db.query(
    `select exists(select from search_words where word = $1) as known`,
    [word],
  );
  return known;
};
const keysOf = async (word: string): Promise<number> => {
  const [{ keys }] = await shop.db.query(
    'select count(*)::integer as keys from search_word_keys where word = $1',
    [word],
  );
  return keys;
};
/** Missing words of live products, and vocabulary that no live product contains. */
const astray = (): Promise<unknown[]> =>
  shop.db.query(`
    select coalesce(word.word, known.word) as word from (
      select distinct unnest(string_to_array(search_text, ' ')) as word from products
      where published and deleted_at is null) word
    full join search_words known on known.word = word.word
    where word.word is null or known.word is null`);
const rename = (id: number, name: string): Promise<unknown> =>
  shop.db.query('update products set name = $2 where id = $1', [id, name]);

it('removes a word that no live product contains any more, and stops correcting to it', async () => {
  await rename(1, 'Zarbiyak Kilim');
  await rename(2, 'Zarbiyak Rug');
  expect((await shop.search('zarbyak'))[0]).toMatchObject({ name: expect.stringMatching(/^Zarb/) });
  await rename(1, 'Plain Kilim');
  await words.forget();
  expect(await knows('zarbiyak')).toBe(true);
  await rename(2, 'Plain Rug');
  await words.forget();
  expect(await knows('zarbiyak')).toBe(false);
  expect(await keysOf('zarbiyak')).toBe(0);
  expect(await knows('plain')).toBe(true);
});

it.each([
  ['hidden', 'update products set published = false where id = 3'],
  ['put aside', 'update products set deleted_at = now() where id = 3'],
  ['deleted', 'delete from products where id = 3'],
])('removes the words of a product that is %s', async (_how, change) => {
  await shop.db.query(
    "update products set published = true, deleted_at = null, name = 'Vormundo' where id = 3",
  );
  expect(await knows('vormundo')).toBe(true);
  await shop.db.query(change);
  await words.forget();
  expect(await knows('vormundo')).toBe(false);
});

it('adds the words of a restored product', async () => {
  await shop.db.query("update products set published = false, name = 'Belquista' where id = 4");
  expect(await knows('belquista')).toBe(false);
  await shop.db.query('update products set published = true where id = 4');
  expect((await shop.search('belqista'))[0]).toMatchObject({ id: 4 });
});

it('the migration makes existing products searchable by code; repeating it changes nothing', async () => {
  await shop.db.query("update products set code = 'ZQ-90817' where id = 7");
  await shop.db.query("update products set search_text = replace(search_text, ' zq 90817', '')");
  expect(await shop.search('zq 90817')).toEqual([]);
  const runner = shop.db.createQueryRunner();
  await new SearchTextFilled20261121000423().up(runner);
  const [{ at }] = await runner.query('select max(xmin::text::bigint) as at from products');
  await new SearchTextFilled20261121000423().up(runner);
  expect(await runner.query('select max(xmin::text::bigint) as at from products')).toEqual([
    { at },
  ]);
  await runner.release();
  expect((await shop.search('zq 90817'))[0]).toMatchObject({ id: 7 });
});

it('a new normalisation refills existing texts and removes their old words', async () => {
  await shop.db.query("update products set search_text = 'fwlkqnh ' || search_text where id = 8");
  expect(await knows('fwlkqnh')).toBe(true);
  const runner = shop.db.createQueryRunner();
  await new SearchSwiftFilled20261121000491().up(runner);
  await runner.release();
  expect(await shop.db.query('select search_text from products where id = 8')).toEqual([
    { search_text: expect.not.stringContaining('fwlkqnh') },
  ]);
  expect(await knows('fwlkqnh')).toBe(false);
  expect(await keysOf('fwlkqnh')).toBe(0);
  expect(await astray()).toEqual([]);
  expect(await shop.db.query('select * from search_faded')).toEqual([]);
});

it('keeps words while a product that may contain them is being written', async () => {
  await rename(5, 'Tarquello');
  await rename(5, 'Plain');
  const other = new pg.Client({ connectionString: shop.databaseUrl });
  await other.connect();
  await other.query('begin');
  await other.query("update products set name = 'Tarquello' where id = 6");
  await words.forget();
  await other.query('commit');
  await other.end();
  await words.forget();
  expect(await knows('tarquello')).toBe(true);
  expect((await shop.search('tarqello'))[0]).toMatchObject({ id: 6 });
});

it('keeps every word of the live products through many simultaneous changes', async () => {
  const clients = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const client = new pg.Client({ connectionString: shop.databaseUrl });
      await client.connect();
      return client;
    }),
  );
  const changes = clients.map(async (client, at) => {
    for (let turn = 0; turn < 20; turn += 1)
      await client.query('update products set name = $2 where id = $1', [
        20 + at,
        `Word${'abcdefghij'[turn % 10]}x${'klmn'[(turn + at) % 4]}`,
      ]);
    await client.end();
  });
  const sweeps = Array.from({ length: 10 }, () => words.forget());
  await Promise.all([...changes, ...sweeps]);
  await words.forget();
  expect(await astray()).toEqual([]);
  expect(await shop.db.query('select * from search_faded')).toEqual([]);
});
