import { api, decodeProduct, unwrap, useChange } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';

export const wishlistQueries = {
  of: (userId: number) =>
    queryOptions({
      queryKey: ['wishlist', userId],
      queryFn: async ({ signal }) => {
        const answer = unwrap(
          await api.GET('/users/{id}/wishlist/products', {
            params: { path: { id: userId } },
            signal,
          }),
        );
        return answer.products.map((row) => decodeProduct(row));
      },
    }),
};

export const useAddToWishlist = (userId: number) =>
  useChange(
    (productId: number) =>
      api.POST('/users/{id}/wishlist/add', {
        params: { path: { id: userId } },
        body: { productId },
      }),
    [wishlistQueries.of(userId).queryKey],
  );

export const useRemoveFromWishlist = (userId: number) =>
  useChange(
    (productId: number) =>
      api.POST('/users/{id}/wishlist/remove', {
        params: { path: { id: userId } },
        body: { productId },
      }),
    [wishlistQueries.of(userId).queryKey],
  );
