import { ApiError, useChange } from '@shop/api-client';
import { notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useText } from '@/shared/i18n/use-text';

/** Queries that a change of a return invalidates. */
const STALE = [['returns'], ['orders'], ['stuckOrders']];

/** A mutation of a return that reports success or the refusal. */
export const useReturnChange = <Input, Result>(
  call: (input: Input) => Promise<{ data?: Result }>,
  doneText: string,
  onDone?: () => void,
) => {
  const t = useText();
  const queries = useQueryClient();
  return useChange(call, STALE, {
    onSuccess: () => {
      onDone?.();
      notify(doneText, { kind: 'success' });
    },
    onError: (error) => {
      notifyRefusal(error, t('returns.notSaved'));
      // A refused change means that the shown return is stale.
      if (error instanceof ApiError && error.status === 409)
        for (const queryKey of STALE) void queries.invalidateQueries({ queryKey });
    },
  });
};
