import { api, unwrap } from '@shop/api-client';
import type { LandingDto, SaveLandingDto, SaveSynonymDto, SynonymDto } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Once } from '@/shared/forms/use-request-key';

export const SYNONYM_KINDS = ['both', 'one_way', 'optional', 'exact'] as const;

/** Queries that a saved synonym or landing makes stale. */
export const STALE_WORDS = [['search-words']];

interface SynonymFilter {
  page: number;
  limit: number;
  q?: string;
  kind?: SynonymDto['kind'];
}

export const searchWordsQueries = {
  list: (query: SynonymFilter) =>
    queryOptions({
      queryKey: ['search-words', 'list', query],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/search-words', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  missing: () =>
    queryOptions({
      queryKey: ['search-words', 'missing'],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/search-words/missing', { signal })).missing,
    }),
  landings: () =>
    queryOptions({
      queryKey: ['search-words', 'landings'],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/search-words/landings', { signal })).landings,
    }),
};

/** Adds synonyms, or changes those of `id`. */
export const saveSynonym = (
  { id, version, ...body }: SaveSynonymDto & { id?: number; version?: number },
  once: Once,
) =>
  id !== undefined && version !== undefined
    ? api.PUT('/search-words/{id}', { params: { path: { id } }, body: { ...body, version } })
    : api.POST('/search-words', { body, ...once });

export const removeSynonym = ({ id, version }: SynonymDto) =>
  api.DELETE('/search-words/{id}', { params: { path: { id }, query: { version } } });

export const saveLanding = (body: SaveLandingDto) => api.PUT('/search-words/landings', { body });

export const removeLanding = ({ id, path }: LandingDto) =>
  api.DELETE('/search-words/landings/{id}', { params: { path: { id }, query: { path } } });
