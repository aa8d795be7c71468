import { api, decodeCategory, decodeProduct, unwrap } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { ProductListDto } from '@shop/contracts';
import type { Group, ListFilter } from '@shop/shop-rules';
import { LONG_LIST_GC_MS, type ProductPage } from '@/shared/products/use-product-pages';

/** Group, brand or vendor of a list outside the categories. */
interface ListOwner {
  group?: Group;
  brand?: number;
  vendor?: number;
}

const HOUR = 3_600_000;

const toPage = (answer: ProductListDto): ProductPage => ({
  total: answer.total,
  more: answer.totalIsExact === false,
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
