import { api, ApiError } from '@shop/api-client';
import { groupOf, listFilterOf } from '@shop/shop-rules';
import type { QueryClient } from '@tanstack/react-query';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { vendorQueries } from '@/features/catalogue/vendor.queries';
import { homeQueries } from '@/features/home/home.queries';
import { policyQueries } from '@/features/policies/policies.queries';
import { productQueries } from '@/features/product/product.queries';
import { reviewQueries } from '@/features/reviews/reviews.queries';
import { localeOf, withoutLanguage } from '@/shared/locale';
import { paths } from '@/shared/paths';
import { settingsQuery } from '@/shared/settings';
import { shellQueries } from './shell/shell.queries';

type Fill = (client: QueryClient, id: number, query: URLSearchParams) => Promise<unknown>;

/** One page of all products: the newest ones of the home page, or the list of a group, a brand, a vendor, a search. */
const fillList: Fill = (client, _id, query) => {
  const number = (name: string) => Number(query.get(name));
  const limit = number('limit');
  if (query.get('sort') === 'newest') return client.prefetchQuery(homeQueries.newest(1, limit));
  const group = groupOf(query.get('group') ?? '');
  const filter = {
    ...listFilterOf(query),
    ...(group && { group }),
    ...(query.has('brand') && { brand: number('brand') }),
    ...(query.has('vendor') && { vendor: number('vendor') }),
  };
  return client.prefetchQuery(catalogueQueries.list(filter, 1, limit));
};

/** Which query asks for which address of the API. */
const FILLS: [RegExp, Fill][] = [
  [/^\/categories\/all$/, (client) => client.prefetchQuery(catalogueQueries.categories())],
  [/^\/brands\/all$/, (client) => client.prefetchQuery(catalogueQueries.brands())],
  [/^\/settings$/, (client) => client.prefetchQuery(settingsQuery)],
  [/^\/partners\/all$/, (client) => client.prefetchQuery(shellQueries.partners())],
  [/^\/banners\/all$/, (client) => client.prefetchQuery(homeQueries.banners())],
  [/^\/main_ads\/all$/, (client) => client.prefetchQuery(homeQueries.mainAds())],
  [/^\/admin\/(\d+)$/, (client, id) => client.prefetchQuery(vendorQueries.one(id))],
  [/^\/products\/one\/(\d+)$/, (client, id) => client.prefetchQuery(productQueries.one(id))],
  [/^\/reviews\/product\/(\d+)$/, (client, id) => client.prefetchQuery(reviewQueries.of(id))],
  [
    /^\/products\/category\/(\d+)$/,
    (client, id, query) =>
      client.prefetchQuery(
        catalogueQueries.ofCategory(id, listFilterOf(query), 1, Number(query.get('limit'))),
      ),
  ],
  [/^\/products\/all$/, fillList],
];

const POLICY_PAGES = new Set<string>([
  paths.about,
  paths.privacy,
  paths.refund,
  paths.returns,
  paths.terms,
]);

/** An address as the server writes it: below /api, its parameters in alphabetical order. */
const addressOf = (url: string): string => {
  const { pathname, searchParams } = new URL(url);
  searchParams.sort();
  const path = pathname.replace(/^\/api/, '');
  return searchParams.size > 0 ? `${path}?${searchParams.toString()}` : path;
};

/**
 * Gives the queries of a page the answers of their addresses, so that the first rendering asks for none of them; its
 * long texts, which are files, come along.
 */
export const fillFrom = async (
  client: QueryClient,
  pathname: string,
  answers: Map<string, string>,
): Promise<void> => {
  const serve = {
    onRequest: ({ request }: { request: Request }) => {
      const address = addressOf(request.url);
      const answer = answers.get(address);
      if (answer === undefined) throw new Error(`The page came without ${address}.`);
      // The API has nothing there.
      if (answer === 'null') throw new ApiError('Not found', 404, 'not_found');
      return new Response(answer);
    },
  };
  api.use(serve);
  await Promise.all([
    POLICY_PAGES.has(withoutLanguage(pathname)) &&
      client.prefetchQuery(policyQueries.texts(localeOf(pathname))),
    ...[...answers.keys()].map((address) => {
      const { pathname, searchParams } = new URL(address, 'http://shop');
      for (const [path, fill] of FILLS) {
        const match = path.exec(pathname);
        if (match) return fill(client, Number(match[1]), searchParams);
      }
      return undefined;
    }),
  ]);
  api.eject(serve);
};
