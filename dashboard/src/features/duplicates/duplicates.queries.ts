import { api, unwrap } from '@shop/api-client';
import type { ShopperPairDto, ShopperPairIdsDto } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type Pair = ShopperPairDto;
export const PAIR_STATES = ['open', 'dismissed'] as const;
export type PairState = (typeof PAIR_STATES)[number];

/** Queries that a decision invalidates. */
export const STALE_PAIRS = [['shopper-pairs'], ['audit']];

export const duplicatesQueries = {
  list: (query: { page: number; limit: number; state: PairState }) =>
    queryOptions({
      queryKey: ['shopper-pairs', query],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/shopper-pairs', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
};

/** Declares that the accounts are of two persons. */
export const dismissPair = (body: ShopperPairIdsDto) =>
  api.POST('/admin/shopper-pairs/dismiss', { body });

/** Lists a dismissed pair again. */
export const restorePair = (body: ShopperPairIdsDto) =>
  api.POST('/admin/shopper-pairs/restore', { body });
