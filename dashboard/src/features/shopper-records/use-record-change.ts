import { useChange } from '@shop/api-client';
import { notify } from '@shop/ui';
import { notifyRefusal, refusalText } from '@/shared/forms/notify-refusal';
import { useIsShown } from '@/shared/forms/use-is-shown';
import { useText } from '@/shared/i18n/use-text';
import { useReload } from '@/shared/use-reload';
import { staleOf } from './shopper-records.queries';

/**
 * A change of a shopper that reports the server's message, or its refusal; `inForm`: a dialog shows the latter as
 * `problem` while it is open.
 */
export const useRecordChange = <Input = void>(
  id: number,
  call: (input: Input) => Promise<{ data?: { message: string } }>,
  onDone?: () => void,
  { inForm = false } = {},
) => {
  const t = useText();
  const reload = useReload(staleOf(id));
  const isShown = useIsShown();
  const failed = t('shopper.notSaved');
  const change = useChange(call, staleOf(id), {
    onSuccess: (answer) => {
      onDone?.();
      notify(answer?.message ?? '', { kind: 'success' });
    },
    onError: (error) => {
      if (!inForm || !isShown.current) notifyRefusal(error, failed);
      void reload(error);
    },
  });
  return { ...change, problem: change.error ? refusalText(change.error, failed) : undefined };
};
