import { api, unwrap } from '@shop/api-client';
import type { operations } from '@shop/contracts';
import { LIST_LIMIT } from '@shop/shop-rules';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toProduct, type Product } from './product';

type NeedsWorkQuery = NonNullable<operations['ProductChecks_list']['parameters']['query']>;
export type ProductsQuery = NonNullable<operations['Products_all']['parameters']['query']> &
  Pick<NeedsWorkQuery, 'problem'>;

/** Maximum number of products deleted at once. */
export const MAX_DELETED = 500;

const needsWork = async (query: NeedsWorkQuery, signal?: AbortSignal) => {
  const answer = await api.GET('/products/needs-work', { params: { query }, signal });
  const { products, total } = unwrap(answer);
  return { products: products.map((row): Product => toProduct(row)), total };
};

const page = async ({ problem, ...query }: ProductsQuery, signal?: AbortSignal) => {
  if (problem) {
    const { page: number, limit, q, category, vendor } = query;
    return needsWork({ problem, page: number, limit, q, category, vendor }, signal);
  }
  const answer = await api.GET('/products/all', { params: { query }, signal });
  const { products, total } = unwrap(answer);
  return { products: products.map((row): Product => toProduct(row)), total };
};

export const productsQueries = {
  list: (query: ProductsQuery) =>
    queryOptions({
      queryKey: ['products', 'list', query],
      queryFn: ({ signal }) => page(query, signal),
      placeholderData: keepPreviousData,
    }),
};

/** All products of a list on any page, up to the delete limit. */
export const allMatching = async (query: ProductsQuery): Promise<Product[]> => {
  const found: Product[] = [];
  for (let number = 1; found.length < MAX_DELETED; number += 1) {
    const { products, total } = await page({ ...query, page: number, limit: LIST_LIMIT });
    found.push(...products);
    if (products.length === 0 || found.length >= total) break;
  }
  return found.slice(0, MAX_DELETED);
};

/** Deletes all of them or none. */
export const removeProducts = (ids: number[]): Promise<{ data?: unknown }> => {
  const [id] = ids;
  return ids.length === 1 && id !== undefined
    ? api.DELETE('/products/{id}', { params: { path: { id } } })
    : api.DELETE('/products/batch-delete', { body: { ids } });
};

export const restoreProducts = (ids: number[]) =>
  api.POST('/products/batch-restore', { body: { ids } });
