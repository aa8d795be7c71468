import { ApiError, useChange } from '@shop/api-client';
import { notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { STALE } from '@/shared/stale-orders';
import { useText } from '@/shared/i18n/use-text';
import { notifyRefusal } from '@/shared/forms/notify-refusal';

/** A mutation of an order or its returns that reports success or the refusal. */
export const useOrderChange = <Input, Result>(
  call: (input: Input) => Promise<{ data?: Result }>,
  doneText: string,
  onDone?: () => void,
  /** Text for a failure that the server does not explain. */
  failedText?: string,
) => {
  const t = useText();
  const queries = useQueryClient();
  return useChange(call, STALE, {
    onSuccess: () => {
      onDone?.();
      notify(doneText, { kind: 'success' });
    },
    onError: (error) => {
      notifyRefusal(error, failedText ?? t('orders.notSaved'));
      // The shown order is stale if it refuses a change, and may be if the result of one is not known.
      if (!(error instanceof ApiError)) return;
      const isUnknown = error.status === 0 || error.status >= 500;
      if (isUnknown || error.status === 409)
        for (const queryKey of STALE) void queries.invalidateQueries({ queryKey });
    },
  });
};
