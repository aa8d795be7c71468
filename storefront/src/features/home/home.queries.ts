import { api, decodeProduct, unwrap } from '@shop/api-client';
import { SLIDER_PRODUCTS } from '@shop/shop-rules';
import { queryOptions } from '@tanstack/react-query';
import { plainQuery } from '@/shared/api/plain-query';
import { LONG_LIST_GC_MS } from '@/shared/products/use-product-pages';

export const homeQueries = {
  banners: () => plainQuery('banners', (options) => api.GET('/banners/all', options)),
  mainAds: () => plainQuery('main-ads', (options) => api.GET('/main_ads/all', options)),
  videos: () => plainQuery('videos', (options) => api.GET('/videos', options)),
  /** One page of products, newest first. */
  newest: (page: number, limit: number) =>
    queryOptions({
      queryKey: ['products', 'newest', page, limit],
      queryFn: async ({ signal }) => {
        const query = { sort: 'newest' as const, page, limit };
        const answer = unwrap(await api.GET('/products/all', { params: { query }, signal }));
        return { total: answer.total, products: answer.products.map((row) => decodeProduct(row)) };
      },
      gcTime: LONG_LIST_GC_MS,
    }),
  ofOffer: (offer: number) =>
    queryOptions({
      queryKey: ['products', 'offer', offer],
      queryFn: async ({ signal }) => {
        const answer = unwrap(
          await api.GET('/products/offer/{n}', { params: { path: { n: offer } }, signal }),
        );
        return answer.products.map((row) => decodeProduct(row));
      },
    }),
  /** Products of a category slider. */
  sliderOf: (categoryId: number) =>
    queryOptions({
      queryKey: ['products', 'slider', categoryId],
      queryFn: async ({ signal }) => {
        const answer = unwrap(
          await api.GET('/products/category/{id}', {
            params: { path: { id: categoryId }, query: { limit: SLIDER_PRODUCTS } },
            signal,
          }),
        );
        return answer.products.map((row) => decodeProduct(row)).slice(0, SLIDER_PRODUCTS);
      },
    }),
};
