import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { SHOP_PAGE_NAMES } from '@shop/shop-rules';
import { CONTENTS, type Scope } from './catalogue-changes.js';

/** The quote of a cart: a POST that writes nothing. */
export const QUOTE_PATH = '/api/checkout/quote';
/** Calls that only count something in memory. */
const COUNTS = '/api/counts/';

/** Whether what the request changes can be seen in a cached response. */
export const isWrite = ({ method = '', url = '' }: IncomingMessage): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) && url !== QUOTE_PATH && !url.startsWith(COUNTS);

const ID = '[1-9]\\d{0,9}';
const FILTERS =
  'q tag group category brand vendor offer priceMin priceMax inStock size color rating discount';
const LIST = `page limit sort ${FILTERS}`;

interface CacheableRoute {
  path: RegExp;
  names: ReadonlySet<string>;
  /** What the responses show of the products. Undefined: what their service declares, or else anything. */
  scope: Scope | undefined;
}

const read = (paths: string, names = '', scope?: Scope): CacheableRoute => ({
  path: new RegExp(`^/api/(?:${paths})$`),
  names: new Set(names.match(/\w+/g)),
  scope,
});

/** Contents, and how many products there are of a kind. */
const COUNTED: Scope = { products: [], aspects: ['contents', 'lists'] };

/** The cacheable public reads with their query parameters. */
export const CACHEABLE_ROUTES = [
  read(`products/one/${ID}`),
  read(`products/(?:all|(?:offer|category)/${ID})`, LIST),
  read('products/facets', FILTERS),
  read('products/search', 'q'),
  read(`products/one/${ID}/related`, 'limit'),
  read(`reviews/product/${ID}`),
  read('admin/all', 'type', CONTENTS),
  read(`admin/${ID}`, '', CONTENTS),
  read(`categories/(?:all|${ID})`, '', COUNTED),
  read('(?:brands|partners|offers|banners|main_ads)/all|videos|settings|layout', '', CONTENTS),
  read(`pages/(?:${SHOP_PAGE_NAMES.join('|')})`, 'locale', CONTENTS),
];

/** Longer addresses are not cached. */
const LONGEST = 500;

export const isRead = ({ method }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD';

/**
 * The cache key of an address: path and query with sorted parameter names. Undefined for any other address and for
 * unknown parameters, so that copies of one response cannot fill the memory.
 */
export const keyOf = (url: string): string | undefined => {
  if (!url.startsWith('/api/') || url.length > LONGEST) return undefined;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const route = CACHEABLE_ROUTES.find((one) => one.path.test(path));
  if (!route || mark < 0) return route && path;
  // The same parser as for the routes, so that equal keys mean equal queries.
  const query = Object.entries(parse(url.slice(mark + 1)));
  if (query.some(([name]) => !route.names.has(name))) return undefined;
  if (query.length === 0) return path;
  query.sort(([a], [b]) => (a < b ? -1 : 1));
  // The order of the values of one filter does not matter.
  for (const [, value] of query) if (Array.isArray(value)) value.sort();
  return `${path}?${JSON.stringify(query)}`;
};

/** What the responses of a key show of the products, if that is known in advance. */
export const scopeOf = (key: string): Scope | undefined => {
  const [path = ''] = key.split('?', 1);
  return CACHEABLE_ROUTES.find((one) => one.path.test(path))?.scope;
};
