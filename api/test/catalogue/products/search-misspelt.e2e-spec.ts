import { SEARCH_RESULTS } from '@shop/shop-rules';
import Fuse from 'fuse.js';
import { seeded, SLIPS, slips } from './misspellings.js';
import { startSearchShop, type Hit, type SearchShop } from '../../support/search-shop.js';

const GOOD_SHARE = 0.95;
/** Hundreds of requests, and as many fuzzy matches over the whole catalogue. */
const LONG_MS = 180_000;

interface Product extends Hit {
  model: string;
  brand: string;
}
interface Misspelling {
  typed: string;
  /** The intended terms; a product that contains all of them is a hit. */
  intended: string;
}

let shop: SearchShop;
let products: Product[];
let fuse: Fuse<Product>;
beforeAll(async () => {
  shop = await startSearchShop();
  products = await shop.db.query(
    `select p.id, p.name, p.name_ar as "nameAr", p.model, b.name as brand
     from products p join brands b on b.id = p.brand_id order by p.id`,
  );
  fuse = new Fuse(products, { keys: ['name', 'model', 'brand', 'nameAr'], threshold: 0.4 });
});
afterAll(() => shop.close());

/** The same number of each kind of error, in texts of random products. */
const misspell = (
  seed: number,
  each: number,
  textOf: (product: Product) => string,
): Misspelling[] => {
  const random = seeded(seed);
  return slips.flatMap((slip) => {
    const made: Misspelling[] = [];
    while (made.length < each) {
      const product = products[random(products.length)];
      const intended = product ? textOf(product) : '';
      const typed = SLIPS[slip](intended, random);
      if (typed.toLowerCase() !== intended.toLowerCase()) made.push({ typed, intended });
    }
    return made;
  });
};

const has = (product: Product | undefined, intended: string): boolean => {
  const text = product && Object.values(product).join(' ').toLowerCase();
  return intended
    .toLowerCase()
    .split(' ')
    .every((word) => text?.includes(word));
};

const compare = async (cases: Misspelling[]) => {
  const byId = new Map(products.map((product) => [product.id, product]));
  const missed: Misspelling[] = [];
  const lost: Misspelling[] = [];
  let theirs = 0;
  for (const each of cases) {
    const hits = await shop.search(each.typed);
    const found = hits.some(({ id }) => has(byId.get(id), each.intended));
    const foundByFuse = fuse
      .search(each.typed, { limit: SEARCH_RESULTS })
      .some(({ item }) => has(item, each.intended));
    if (foundByFuse) theirs += 1;
    if (!found) missed.push(each);
    if (!found && foundByFuse) lost.push(each);
  }
  const ours = cases.length - missed.length;
  return { ours, theirs, missed, lost, all: cases.length };
};

const report = (what: string, { ours, theirs, all, missed }: Awaited<ReturnType<typeof compare>>) =>
  console.log(
    `${what}: ${ours} of ${all} found, fuzzy match ${theirs}`,
    ...missed.map(({ typed, intended }) => `\n  missed ${typed} (${intended})`),
  );

const firstWords = (text: string): string => text.split(' ').slice(0, 2).join(' ');

it(
  'SRCH-06 finds at least 95 % of 200 misspelt products among the first five, no fewer than a fuzzy match',
  async () => {
    const result = await compare([
      ...misspell(1, 20, ({ name }) => name),
      ...misspell(2, 20, ({ nameAr }) => nameAr),
    ]);
    report('misspelt names', result);
    expect(result.all).toBe(200);
    expect(result.ours / result.all).toBeGreaterThanOrEqual(GOOD_SHARE);
    expect(result.lost).toEqual([]);
  },
  LONG_MS,
);

it.each([
  ['models', ({ model }: Product) => model],
  ['brands', ({ brand }: Product) => brand],
  ['two words', ({ name }: Product) => firstWords(name)],
  ['two Arabic words', ({ nameAr }: Product) => firstWords(nameAr)],
])(
  'OPEN-27 SRCH-06 finds every misspelling of %s that a fuzzy match finds',
  async (what, textOf) => {
    const result = await compare(misspell(3, 20, textOf));
    report(what, result);
    expect(result.lost).toEqual([]);
  },
  LONG_MS,
);
