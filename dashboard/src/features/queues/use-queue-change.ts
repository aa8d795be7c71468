import { useChange } from '@shop/api-client';
import { notify } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { queuesQueries } from './queues.queries';

/** A mutation of a queue that reports success or the refusal. */
export const useQueueChange = <Input>(
  call: (input: Input) => Promise<{ data?: unknown }>,
  doneText: string,
) => {
  const t = useText();
  return useChange(call, [queuesQueries.key], {
    onSuccess: () => notify(doneText, { kind: 'success' }),
    onError: (error) => notifyRefusal(error, t('queues.notSaved')),
  });
};
