type Part = string | number | Record<string, unknown>;

const ADDRESSES: Record<string, (...parts: Part[]) => string> = {
  'main-ads': () => '/main_ads/all',
  settings: () => '/settings',
  product: (id) => `/products/one/${String(id)}`,
  reviews: (id) => `/reviews/product/${String(id)}`,
  vendor: (id) => `/admin/${String(id)}`,
  products: (list, ...parts) => {
    const [page, limit] = parts.slice(-2);
    const filter = parts.find((part) => typeof part === 'object');
    const sort = list === 'newest' && { sort: 'newest' };
    const query = new URLSearchParams(
      Object.entries({ ...filter, ...sort, page, limit }).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, String(one)]),
      ),
    );
    query.sort();
    return `/products/${list === 'category' ? `category/${String(parts[0])}` : 'all'}?${query}`;
  },
};

/** API address of a storefront query, with sorted parameters. */
export const addressOfQuery = ([name, ...parts]: unknown[]): string =>
  (ADDRESSES[String(name)] ?? (() => `/${String(name)}/all`))(...(parts as Part[]));
