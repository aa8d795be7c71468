import { api, unwrap } from '@shop/api-client';
import type { StartFaultDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';

const KEY = ['faults'];
/** Refresh interval, ms. */
const POLL = 1000;

export const faultsQueries = {
  key: KEY,
  current: () =>
    queryOptions({
      queryKey: KEY,
      queryFn: async ({ signal }) => unwrap(await api.GET('/demo/faults', { signal })),
      refetchInterval: POLL,
    }),
};

export const startFault = (body: StartFaultDto) => api.POST('/demo/faults', { body });
export const repairFault = () => api.POST('/demo/faults/repair');
