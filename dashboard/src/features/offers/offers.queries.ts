import { api, unwrap } from '@shop/api-client';
import type { CreateOfferDto, OfferDto, UpdateOfferDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Once } from '@/shared/forms/use-request-key';

export const offersQueries = {
  all: () =>
    queryOptions({
      queryKey: ['offers'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/offers/all', { signal })),
    }),
};

/** Adds or changes an offer. */
export const saveOffer = (
  offer: OfferDto | undefined,
  body: CreateOfferDto & UpdateOfferDto,
  once: Once,
) =>
  offer
    ? api.POST('/offers/update/{id}', { params: { path: offer }, body })
    : api.POST('/offers/add', { body, ...once });

export const removeOffer = (id: number) => api.DELETE('/offers/{id}', { params: { path: { id } } });
