import { productAt } from '../demo-catalogue/names.mjs';
import { seeded } from '../demo-catalogue/random.mjs';

/** Long enough that a round rarely repeats it. */
const LENGTH = 20_000;
const PAGE = 24;
const LINES = 3;
const CITIES = ['Dubai', 'Abu Dhabi', 'Sharjah', 'Ajman'];

const get = (path) => ({ method: 'GET', path });
const sequence = (seed, make) => {
  const random = seeded(seed);
  return Array.from({ length: LENGTH }, () => make(random));
};

/** A typing error: a missing letter or two swapped ones. */
const mistyped = (word, random) => {
  const at = random.int(1, Math.max(1, word.length - 2));
  return random.chance(0.5)
    ? word.slice(0, at) + word.slice(at + 1)
    : word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
};

/** Typical search texts: the beginning of a name, some of its words, one with an error, Arabic, a model. */
const typedText = (products, random) => {
  const { name, nameAr, model } = productAt(random.int(1, products));
  const words = name.split(' ');
  const kind = random.next();
  if (kind < 0.25) return name.slice(0, random.int(3, Math.min(12, name.length)));
  if (kind < 0.55) return [random.pick(words), random.pick(words)].join(' ');
  if (kind < 0.75) return mistyped(random.pick(words), random);
  if (kind < 0.9) return nameAr.split(' ').slice(0, 2).join(' ');
  return model;
};

const cart = (products, random) => ({
  method: 'POST',
  path: '/api/checkout/quote',
  body: JSON.stringify({
    city: random.pick(CITIES),
    lines: Array.from({ length: LINES }, () => {
      const productId = random.int(1, products);
      const { sizes, colors } = productAt(productId);
      const [size = ''] = sizes;
      const [color = ''] = colors;
      return { productId, size, color, quantity: random.int(1, 3) };
    }),
  }),
});

/** 24 rows of 5 columns, which only the bare server has. */
const ROWS = { name: 'rows', of: () => [get(`/rows?limit=${PAGE}`)] };

/** All requests by name, for the load generator. */
export const requestsOf = (name, products) =>
  [...CASES, ROWS].find((one) => one.name === name).of(products);

/** The cases, each with its requests for a number of products; the same seed gives both servers the same requests. `bareName`: the least that such a read is, for `bench:mixed`. */
export const CASES = [
  {
    name: 'list, first page',
    of: () => [get(`/api/products/all?limit=${PAGE}`)],
    bareName: ROWS.name,
  },
  {
    name: 'list, random page',
    of: (products) =>
      sequence(1, (random) =>
        get(`/api/products/all?limit=${PAGE}&page=${random.int(1, Math.floor(products / PAGE))}`),
      ),
    bareName: ROWS.name,
  },
  {
    name: 'detail',
    of: (products) => sequence(2, (random) => get(`/api/products/one/${random.int(1, products)}`)),
  },
  {
    name: 'search',
    of: (products) =>
      sequence(3, (random) =>
        get(`/api/products/search?q=${encodeURIComponent(typedText(products, random))}`),
      ),
  },
  {
    name: 'quote of 3 lines',
    of: (products) => sequence(4, (random) => cart(products, random)),
  },
];
