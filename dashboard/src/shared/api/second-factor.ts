import { api, unwrap } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The second factor of the own account. */
export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['own-account', 'second-factor'],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/admin/account/second-factor', { signal })),
  });
