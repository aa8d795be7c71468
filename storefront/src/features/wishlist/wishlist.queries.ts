import { api, decodeProduct, unwrap } from '@shop/api-client';
import { notify } from '@shop/ui';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessage } from '@/shared/api/server-message';
import { signIn } from '@/shared/session/sign-in';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';

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
        return answer.products.map((row): Product => decodeProduct(row));
      },
    }),
};

/** Change of a product in the wishlist; a known product appears in the list at once. */
interface WishlistChange {
  productId: number;
  liked: boolean;
  product?: Product;
}

const changed = (products: Product[], { productId, liked, product }: WishlistChange): Product[] => {
  const others = products.filter(({ id }) => id !== productId);
  if (!liked) return others;
  return product ? [product, ...others] : products;
};

const send = (userId: number, { productId, liked }: WishlistChange) =>
  api.POST(liked ? '/users/{id}/wishlist/add' : '/users/{id}/wishlist/remove', {
    params: { path: { id: userId } },
    body: { productId },
  });

/** Adds a product after a guest has signed in, and shows a message. */
export const useWishlistAfterSignIn = (productId: number, name: string) => {
  const { t } = useText();
  const queries = useQueryClient();
  return async (): Promise<void> => {
    const userId = await signIn.ask('wishlist.loginTitle');
    if (userId === null) return;
    try {
      await send(userId, { productId, liked: true });
      notify(t('wishlist.added', { name }), { kind: 'success' });
    } catch (error) {
      notify(serverMessage(error, t('wishlist.failed')), { kind: 'error' });
    }
    // A read that started before the write must not count as the read after it.
    const { queryKey } = wishlistQueries.of(userId);
    await queries.cancelQueries({ queryKey });
    await queries.invalidateQueries({ queryKey });
  };
};

/** Optimistic change of the wishlist; reverted with a message when the server refuses it. */
export const useWishlistChange = (userId: number) => {
  const { t } = useText();
  const queries = useQueryClient();
  const { queryKey } = wishlistQueries.of(userId);
  return useMutation({
    mutationKey: queryKey,
    mutationFn: (change: WishlistChange) => send(userId, change),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (products) => products && changed(products, change));
    },
    onError: (error) => notify(serverMessage(error, t('wishlist.failed')), { kind: 'error' }),
    // Only the last of several changes refetches the list.
    onSettled: () =>
      queries.isMutating({ mutationKey: queryKey }) === 1
        ? queries.invalidateQueries({ queryKey })
        : undefined,
  });
};
