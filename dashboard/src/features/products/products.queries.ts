import { api, unwrap } from '@shop/api-client';
import type { operations } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toProduct } from './product';

export type ProductsAsked = NonNullable<operations['Products_all']['parameters']['query']>;

export const productsQueries = {
  list: (asked: ProductsAsked) =>
    queryOptions({
      queryKey: ['products', 'list', asked],
      queryFn: async ({ signal }) => {
        const answer = await api.GET('/products/all', { params: { query: asked }, signal });
        const { products, total } = unwrap(answer);
        return { products: products.map(toProduct), total };
      },
      placeholderData: keepPreviousData,
    }),
};
