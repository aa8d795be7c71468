import { jest } from '@jest/globals';
import { LastingMemory } from '../../../src/platform/response-cache/lasting-memory.js';
import { rowsOf } from '../../support/catalogue-rows.js';
import { startSite, type Site } from '../../support/pages-site.js';

let site: Site;
let product = 0;
let category = 0;
beforeAll(async () => {
  site = await startSite({ RESPONSE_CACHE: 'off' });
  const rows = rowsOf(site.test);
  category = await rows.category({ name: 'Perfumes' });
  const vendor = await rows.staff('seller');
  for (const name of ['Linen Robe', '</cached-fragment><b>'])
    product = await rows.product({ name, category_id: category, vendor_id: vendor });
});
afterAll(() => site.close());
afterEach(() => jest.restoreAllMocks());

const textOf = async (path: string): Promise<string> => (await site.get(path)).text;

/** The page as it is when nothing of it is in memory. */
const renderedWhole = async (path: string): Promise<string> => {
  const get = jest.spyOn(LastingMemory.prototype, 'get').mockReturnValue(undefined);
  const text = await textOf(path);
  get.mockRestore();
  return text;
};

/** Counts the product cards that are rendered from now on. */
const countCards = (): (() => number) => {
  const set = jest.spyOn(LastingMemory.prototype, 'set');
  return () => set.mock.calls.filter(([, value]) => String(value).startsWith('<article')).length;
};

it.each(['/', '/ar', '/category', '/ar/category', '/product', '/search?q=robe', '/about', '/x'])(
  'SPEED-06 %s is the same page with stored parts',
  async (name) => {
    const ids: Record<string, number> = { category, product };
    const path = name.replace(/(category|product)$/, (kind) => `${kind}/${ids[kind]}`);
    const whole = await renderedWhole(path);
    expect(whole).toContain('<footer');
    expect(whole).not.toContain('<cached-fragment');
    const set = jest.spyOn(LastingMemory.prototype, 'set');
    expect(await textOf(path)).toBe(whole);
    expect(await textOf(path)).toBe(whole);
    expect(set).not.toHaveBeenCalled();
  },
);

it('SPEED-06 a product card is rendered once for all lists of a language, and again when its product has changed', async () => {
  const list = `/category/${category}`;
  await textOf(list);
  const cards = countCards();
  expect(await textOf('/search?q=linen')).toContain('Linen Robe');
  expect(cards()).toBe(0);
  await site.test.db.query(`update products set name = 'Silk Robe' where name = 'Linen Robe'`);
  const text = await textOf(list);
  expect([text.includes('Silk Robe'), text.includes('Linen Robe')]).toEqual([true, false]);
  expect(cards()).toBe(1);
});

it('SPEED-06 a changed category is in the menu of the next page', async () => {
  expect(await textOf('/about')).toContain('>Perfumes</a>');
  await site.test.db.query(`update categories set name = 'Scents' where id = $1`, [category]);
  const text = await textOf('/about');
  expect([text.includes('>Scents</a>'), text.includes('Perfumes')]).toEqual([true, false]);
});
