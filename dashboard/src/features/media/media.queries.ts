import { api, decodeProduct, unwrap, useChange } from '@shop/api-client';
import type { ProductWrittenDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { multipartWithProgress } from '@/shared/files/multipart';
import { filesOf, orderText, type Media, type MediaList } from './media';

export const mediaQueries = {
  /** Loaded only when a manager opens or has saved; a refetch would overwrite edits. */
  product: (id: number) =>
    queryOptions({
      queryKey: ['products', 'media', id],
      queryFn: async ({ signal }) => {
        const answer = await api.GET('/products/one/{id}', { params: { path: { id } }, signal });
        return decodeProduct(unwrap(answer).product);
      },
      staleTime: Infinity,
      gcTime: 0,
    }),
};

const put = (
  id: number,
  list: MediaList,
  { items, version }: { items: Media[]; version: number },
  onSent: (bytes: number) => void,
) => {
  const params = { path: { productId: id } };
  const files = filesOf(items);
  const sending = multipartWithProgress(onSent);
  return list === 'images'
    ? api.PUT('/products/{productId}/images', {
        params,
        body: { orderedImages: orderText(items), images: files, version },
        ...sending,
      })
    : api.PUT('/products/{productId}/usage-images', {
        params,
        body: { orderedUsageImages: orderText(items), usageImages: files, version },
        ...sending,
      });
};

/** Saves a list, unless the product has changed since it was loaded. */
export const useSaveMedia = (
  id: number,
  list: MediaList,
  onSent: (bytes: number) => void,
  callbacks: {
    onSuccess: (answer: ProductWrittenDto | undefined) => void;
    onError: (error: Error) => void;
  },
) =>
  useChange(
    (changes: { items: Media[]; version: number }) => put(id, list, changes, onSent),
    [['products']],
    callbacks,
  );
