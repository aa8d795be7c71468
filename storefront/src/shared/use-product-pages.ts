import { useQueries, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { Product } from './types';

export interface ProductPage {
  products: Product[];
  total: number;
}

export interface ProductPages {
  products: Product[];
  total: number;
  /** Nothing to show yet. */
  loading: boolean;
  /** The last page is on its way. */
  loadingMore: boolean;
  failed: boolean;
  retry: () => void;
}

/** The first `count` pages of a list as one list; pages already loaded come from the cache. */
export const useProductPages = <K extends QueryKey>(
  count: number,
  pageQuery: (page: number) => UseQueryOptions<ProductPage, Error, ProductPage, K>,
): ProductPages =>
  useQueries({
    queries: Array.from({ length: count }, (_, index) => pageQuery(index + 1)),
    combine: (results): ProductPages => ({
      products: results.flatMap(({ data }) => data?.products ?? []),
      total: results.find(({ data }) => data)?.data?.total ?? 0,
      loading: results[0]?.isPending ?? true,
      loadingMore: results.length > 1 && (results.at(-1)?.isPending ?? false),
      failed: results.some(({ isError }) => isError),
      retry: () => results.forEach((result) => result.isError && void result.refetch()),
    }),
  });
