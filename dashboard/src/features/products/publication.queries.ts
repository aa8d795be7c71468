import { api, unwrap } from '@shop/api-client';
import type { UnpublishedProductDto } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type UnpublishedProduct = UnpublishedProductDto;

export const unpublishedQueries = {
  list: (query: { page: number; limit: number; q?: string | undefined }) =>
    queryOptions({
      queryKey: ['products', 'unpublished', query],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/products/unpublished', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
};

/** Publishes or hides all of them, or none. */
export const changePublication = (body: { ids: number[]; published: boolean }) =>
  api.PUT('/products/publication', { body });

export const previewQueries = {
  /** Live preview links of a product. */
  of: (id: number) =>
    queryOptions({
      queryKey: ['previews', id],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/products/{id}/previews', { params: { path: { id } }, signal }))
          .links,
      staleTime: 0,
    }),
};

/** Revokes a link of a product, or all of them. */
export const revokePreviews = ({ id, link }: { id: number; link?: number }) =>
  link === undefined
    ? api.DELETE('/products/{id}/previews', { params: { path: { id } } })
    : api.DELETE('/products/{id}/previews/{link}', { params: { path: { id, link } } });

/** Creates a link that shows an unpublished product in the shop. */
export const createPreview = async (id: number) =>
  unwrap(await api.POST('/products/{id}/preview', { params: { path: { id } } }));
