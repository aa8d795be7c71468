import { api, unwrap } from '@shop/api-client';
import type { ChangeTranslationDto, TranslationDto } from '@shop/contracts';
import type { TranslationKind } from '@shop/shop-rules';
import { queryOptions } from '@tanstack/react-query';

export const MISSING = ['ar', 'en'] as const;
export type Missing = (typeof MISSING)[number];

export interface TranslationFilter {
  kind: TranslationKind;
  /** Undefined: all rows. */
  missing: Missing | undefined;
  q: string;
  /** Id of the last row of the page before. */
  before: number | undefined;
}

export const translationsQueries = {
  /** Loaded only once per filter; a refetch would remove rows that are complete now. */
  list: ({ kind, missing, q, before }: TranslationFilter) =>
    queryOptions({
      queryKey: ['translations', kind, missing, q, before],
      queryFn: async ({ signal }) => {
        const query = {
          kind,
          ...(missing && { missing }),
          ...(q && { q }),
          ...(before && { before }),
        };
        return unwrap(await api.GET('/admin/translations', { params: { query }, signal }));
      },
      staleTime: Infinity,
      gcTime: 0,
    }),
  counts: () =>
    queryOptions({
      queryKey: ['translation counts'],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/translations/counts', { signal })),
    }),
};

export const readTranslation = async (kind: TranslationKind, id: number): Promise<TranslationDto> =>
  unwrap(await api.GET('/admin/translations/{kind}/{id}', { params: { path: { kind, id } } }));

export const saveTranslation = (kind: TranslationKind, id: number, body: ChangeTranslationDto) =>
  api.PUT('/admin/translations/{kind}/{id}', { params: { path: { kind, id } }, body });
