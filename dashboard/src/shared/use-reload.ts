import { ApiError } from '@shop/api-client';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { isUnknown } from './forms/is-unknown';

/** Refusals, other than conflicts, of what was right when it was read. */
const CHANGED = new Set(['refund_too_high', 'quantity_too_high', 'delivery_refunded']);

/** Reads the queries again after a failed change that may have been made, or that shows that they had changed before. */
export const useReload = (staleKeys: QueryKey[]) => {
  const queries = useQueryClient();
  return async (error: Error): Promise<void> => {
    if (!(error instanceof ApiError)) return;
    const { status, code } = error;
    if (!isUnknown(error) && status < 500 && status !== 409 && !CHANGED.has(code)) return;
    await Promise.all(staleKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
};
