import {
  useQueries,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '@/shared/api/types';

/** Long lists stay cached for the return from a product. */
export const LONG_LIST_GC_MS = 1_800_000;

export interface ProductPage {
  products: Product[];
  total: number;
}

interface ProductPages {
  products: Product[];
  total: number;
  /** Nothing to show yet. */
  loading: boolean;
  /** The shown list is being replaced. */
  replacing: boolean;
  /** The last page is loading. */
  loadingMore: boolean;
  failed: boolean;
  retry: () => void;
}

const combine = (results: UseQueryResult<ProductPage>[]) => {
  const last = results.findLast(({ data }) => data)?.data;
  return {
    products: results.flatMap(({ data }) => data?.products ?? []),
    total: last?.total ?? 0,
    loading: results[0]?.isPending ?? true,
    loadingMore: results.length > 1 && (results.at(-1)?.isPending ?? false),
    failed: results.some(({ isError }) => isError),
    retry: () => results.forEach((result) => result.isError && void result.refetch()),
  };
};

/**
 * The first `count` pages of a list as one list. Loaded pages come from the cache; the old list stays until the new
 * one is loaded.
 */
export const useProductPages = <K extends QueryKey>(
  count: number,
  pageQuery: (page: number) => UseQueryOptions<ProductPage, Error, ProductPage, K>,
): ProductPages => {
  const found = useQueries({
    queries: Array.from({ length: count }, (_, index) => pageQuery(index + 1)),
    combine,
  });
  const { loading, products } = found;
  const [last, setLast] = useState(found);
  if (!loading && last.products !== products) setLast(found);
  const replacing = loading && last.products.length > 0;
  return replacing ? { ...last, loading: false, replacing } : { ...found, replacing };
};
