import { api, decodeCategory, decodeProduct, unwrap } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { Group, Sort } from '@shop/shop-rules';

export interface ListFilter {
  q?: string;
  tag?: string;
  sort?: Sort;
  group?: Group;
  brand?: number;
  vendor?: number;
}

const HOUR = 3_600_000;

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
        const answer = unwrap(
          await api.GET('/products/category/{id}', { params: { path: { id }, query }, signal }),
        );
        return { total: answer.total, products: answer.products.map((row) => decodeProduct(row)) };
      },
    }),
  list: (filter: ListFilter, page: number, limit: number) =>
    queryOptions({
      queryKey: ['products', 'list', filter, page, limit],
      queryFn: async ({ signal }) => {
        const query = { ...filter, page, limit };
        const answer = unwrap(await api.GET('/products/all', { params: { query }, signal }));
        return { total: answer.total, products: answer.products.map((row) => decodeProduct(row)) };
      },
    }),
};
