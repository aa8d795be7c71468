import { api, decodeCategory, decodeProduct, unwrap } from '@shop/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProductListDto } from '@shop/contracts';
import type { Group, ListFilter } from '@shop/shop-rules';
import { LONG_LIST_GC_MS, type ProductPage } from '@/shared/products/use-product-pages';

/** What a list belongs to; a search has none. */
export interface ListOwner {
  group?: Group;
  brand?: number[];
  vendor?: number;
  category?: number;
}

const HOUR = 3_600_000;

const toPage = (answer: ProductListDto): ProductPage => ({
  total: answer.total,
  products: answer.products.map((row) => decodeProduct(row)),
});

export const catalogueQueries = {
  categories: () =>
    queryOptions({
      queryKey: ['categories'],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/categories/all', { signal })).map((row) => decodeCategory(row)),
      staleTime: HOUR,
    }),
  category: (id: number) =>
    queryOptions({
      queryKey: ['categories', id],
      queryFn: async ({ signal }) =>
        decodeCategory(
          unwrap(await api.GET('/categories/{id}', { params: { path: { id } }, signal })),
        ),
      staleTime: HOUR,
    }),
  brands: () =>
    queryOptions({
      queryKey: ['brands'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/brands/all', { signal })),
      staleTime: HOUR,
    }),
  ofCategory: (id: number, filter: ListFilter, page: number, limit: number) =>
    queryOptions({
      queryKey: ['products', 'category', id, filter, page, limit],
      queryFn: async ({ signal }) => {
        const query = { ...filter, page, limit };
        return toPage(
          unwrap(
            await api.GET('/products/category/{id}', { params: { path: { id }, query }, signal }),
          ),
        );
      },
      gcTime: LONG_LIST_GC_MS,
    }),
  /** Values of the filters with their numbers of products. */
  facets: ({ sort: _sort, ...filter }: ListFilter & ListOwner) =>
    queryOptions({
      queryKey: ['products', 'facets', filter],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/products/facets', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  list: (filter: ListFilter & ListOwner, page: number, limit: number) =>
    queryOptions({
      queryKey: ['products', 'list', filter, page, limit],
      queryFn: async ({ signal }) => {
        const query = { ...filter, page, limit };
        return toPage(unwrap(await api.GET('/products/all', { params: { query }, signal })));
      },
      gcTime: LONG_LIST_GC_MS,
    }),
};
