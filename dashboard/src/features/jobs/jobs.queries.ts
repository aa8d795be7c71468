import { api, unwrap } from '@shop/api-client';
import type { JobDto } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Refresh interval while a job is in progress, ms. */
const POLL = 2000;

const KEY = ['jobs'];

/** An import that waits for its confirmation is not in progress. */
export const isInProgress = ({ state, import: row, words, list }: JobDto): boolean =>
  state === 'running' || (state === 'waiting' && (row ?? list)?.state !== 'checked' && !words);

export const jobsQueries = {
  key: KEY,
  list: (query: { page: number; limit: number }) =>
    queryOptions({
      queryKey: [...KEY, 'list', query],
      queryFn: async ({ signal }) => unwrap(await api.GET('/jobs', { params: { query }, signal })),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) => (data?.jobs.some(isInProgress) ? POLL : false),
    }),
  export: (id: number) =>
    queryOptions({
      queryKey: [...KEY, 'export', id],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/jobs/exports/{id}', { params: { path: { id } }, signal })),
      refetchInterval: ({ state: { data } }) => (!data || isInProgress(data) ? POLL : false),
    }),
};

export const cancelExport = (id: number) =>
  api.POST('/jobs/exports/{id}/cancel', { params: { path: { id } } });

/** Address of a file of an export. */
export const fileUrl = (id: number, part: number): string =>
  `/api/jobs/exports/${id}/files/${part}`;
