import { ApiError, useChange } from '@shop/api-client';
import { notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { notifyRefusal, refusalText } from '@/shared/forms/notify-refusal';
import { useText } from '@/shared/i18n/use-text';
import { staleOf } from './shopper-records.queries';

/**
 * A change of a shopper that reports the server's message, or its refusal; `inForm`: a dialog shows the latter as
 * `problem`.
 */
export const useRecordChange = <Input = void>(
  id: number,
  call: (input: Input) => Promise<{ data?: { message: string } }>,
  onDone?: () => void,
  { inForm = false } = {},
) => {
  const t = useText();
  const queries = useQueryClient();
  const failed = t('shopper.notSaved');
  const change = useChange(call, staleOf(id), {
    onSuccess: (answer) => {
      onDone?.();
      notify(answer?.message ?? '', { kind: 'success' });
    },
    onError: (error) => {
      if (!inForm) notifyRefusal(error, failed);
      // A colleague was faster.
      if (error instanceof ApiError && error.status === 409)
        for (const queryKey of staleOf(id)) void queries.invalidateQueries({ queryKey });
    },
  });
  return { ...change, problem: change.error ? refusalText(change.error, failed) : undefined };
};
