import { api, unwrap } from '@shop/api-client';
import type { operations } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { multipart } from '@/shared/files/multipart';
import { STALE_WORDS } from './search-words.queries';

type RowsQuery = NonNullable<operations['SynonymImports_rows']['parameters']['query']>;

/** Keys of what an import changes. */
export const STALE_SYNONYMS = [...STALE_WORDS, ['jobs']];

const ofImport = (id: number) => ({ params: { path: { id } } });

export const synonymImportsQueries = {
  /** An import with the server's message. */
  one: (id: number) =>
    queryOptions({
      queryKey: ['search-words', 'import', id],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/search-words/imports/{id}', { ...ofImport(id), signal })),
    }),
  rows: (id: number, query: RowsQuery) =>
    queryOptions({
      queryKey: ['search-words', 'import', id, 'rows', query],
      queryFn: async ({ signal }) =>
        unwrap(
          await api.GET('/search-words/imports/{id}/rows', {
            params: { path: { id }, query },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
};

export const checkSynonyms = (file: File) =>
  api.POST('/search-words/imports', { body: { file }, ...multipart });

export const importSynonyms = ({ id, errors }: { id: number; errors: number }) =>
  api.POST('/search-words/imports/{id}/confirm', {
    ...ofImport(id),
    body: { skipErrors: errors > 0 },
  });

export const undoSynonyms = ({ id }: { id: number }) =>
  api.POST('/search-words/imports/{id}/undo', ofImport(id));
