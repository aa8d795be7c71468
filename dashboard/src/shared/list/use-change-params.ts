import { use, useCallback } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  useSearchParams,
  type NavigateOptions,
} from 'react-router';

/**
 * Changes parameters of the current address. `setSearchParams` starts from those of the last rendering: on a slow device a
 * change that comes before the previous one is rendered would undo it.
 */
export const useChangeParams = () => {
  const [, setParams] = useSearchParams();
  const router = use(RouterContext)?.router;
  return useCallback(
    (change: (params: URLSearchParams) => void, options?: NavigateOptions) =>
      setParams((rendered) => {
        const params = new URLSearchParams(router?.state.location.search ?? rendered);
        change(params);
        return params;
      }, options),
    [router, setParams],
  );
};
