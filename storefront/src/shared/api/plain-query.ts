import { unwrap } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Query of a read without parameters. */
export const plainQuery = <T>(
  name: string,
  read: (options: { signal: AbortSignal }) => Promise<{ data?: T }>,
) =>
  queryOptions({
    queryKey: [name],
    queryFn: async ({ signal }) => unwrap(await read({ signal })),
  });
