import { useChange } from '@shop/api-client';
import { notify } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { notifyRefusal } from '@/shared/notify-refusal';

/** One thing done with an order: says that it was done, or why not. */
export const useOrderChange = <Input>(
  call: (input: Input) => Promise<{ data?: unknown }>,
  doneText: string,
  onDone?: () => void,
) => {
  const t = useText();
  return useChange(call, [['orders'], ['rescue']], {
    onSuccess: () => {
      onDone?.();
      notify(doneText, { kind: 'success' });
    },
    onError: (error) => notifyRefusal(error, t('orders.notDone')),
  });
};
