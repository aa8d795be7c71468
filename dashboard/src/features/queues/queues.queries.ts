import { api, unwrap } from '@shop/api-client';
import type { QueueDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';

type Name = QueueDto['name'];

/** Refresh interval while the page is visible, ms. */
const POLL = 5000;

const KEY = ['queues'];

export const queuesQueries = {
  key: KEY,
  summary: () =>
    queryOptions({
      queryKey: [...KEY, 'summary'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/admin/queues', { signal })),
      refetchInterval: POLL,
    }),
  dead: () =>
    queryOptions({
      queryKey: [...KEY, 'dead'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/admin/queues/dead', { signal })),
      refetchInterval: POLL,
    }),
};

const at = (name: Name) => ({ params: { path: { name } } });

export const pauseQueue = (name: Name) => api.POST('/admin/queues/{name}/pause', at(name));
export const resumeQueue = (name: Name) => api.POST('/admin/queues/{name}/resume', at(name));
export const retryQueue = (name: Name) => api.POST('/admin/queues/{name}/retry', at(name));
export const retryLetter = (id: number) =>
  api.POST('/admin/queues/dead/{id}/retry', { params: { path: { id } } });
