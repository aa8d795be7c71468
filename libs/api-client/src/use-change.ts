import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { isSessionEnded } from './api-error';

export interface ChangeOptions<T> {
  onSuccess?: (result: T) => unknown;
  /** Reports a failure; not called for an ended session, which the app reports once for all calls. */
  onError?: (error: Error) => unknown;
  /** Shows the failure in the submitted form, also for an ended session. */
  showError?: (error: Error) => unknown;
}

/** A mutation that first invalidates queries and then calls back. */
export const useChange = <Input, Data>(
  change: (input: Input) => Promise<{ data?: Data }>,
  staleKeys: QueryKey[] = [],
  options: ChangeOptions<Data | undefined> = {},
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).data,
    onSuccess: async (result) => {
      await Promise.all(staleKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
      await options.onSuccess?.(result);
    },
    onError: (error) => {
      if (!isSessionEnded(error)) options.onError?.(error);
      options.showError?.(error);
    },
  });
};
