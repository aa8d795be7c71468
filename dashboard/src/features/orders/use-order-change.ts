import { ApiError, useChange } from '@shop/api-client';
import { notify } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';

/** One thing done with an order: says that it was done, or why not. */
export const useOrderChange = <Input>(
  call: (input: Input) => Promise<{ data?: unknown }>,
  doneText: string,
  onDone?: () => void,
) => {
  const t = useText();
  return useChange(call, [['orders']], {
    onSuccess: () => {
      onDone?.();
      notify(doneText, { kind: 'success' });
    },
    onError: (error) => {
      const said = error instanceof ApiError ? error.serverMessage : undefined;
      notify(said ?? t('orders.notDone'), { kind: 'error' });
    },
  });
};
