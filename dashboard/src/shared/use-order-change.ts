import { ApiError, useChange } from '@shop/api-client';
import { notify } from '@shop/ui';
import { useState } from 'react';
import { STALE } from '@/shared/stale-orders';
import { useText } from '@/shared/i18n/use-text';
import { notifyRefusal, refusalText } from '@/shared/forms/notify-refusal';
import { useIsShown } from '@/shared/forms/use-is-shown';
import { useReload } from '@/shared/use-reload';

/** A mutation of an order or its returns that reports success or the refusal in a toast. */
export const useOrderChange = <Input, Result>(
  call: (input: Input) => Promise<{ data?: Result }>,
  doneText: string,
  onDone?: () => void,
  /** Text for a failure that the server does not explain. */
  failedText?: string,
) => {
  const t = useText();
  const reload = useReload(STALE);
  return useChange(call, STALE, {
    onSuccess: () => {
      onDone?.();
      notify(doneText, { kind: 'success' });
    },
    onError: (error) => {
      notifyRefusal(error, failedText ?? t('orders.notSaved'));
      void reload(error);
    },
  });
};

/** Whether a refund was refused for its amount. */
export const isAboveRefundable = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'refund_too_high';

/** The same for the form of a dialog, which shows the refusal itself as `problem`. */
export const useOrderForm = <Input, Result>(
  call: (input: Input) => Promise<{ data?: Result }>,
  doneText: string,
  onDone: () => void,
  failedText?: string,
) => {
  const t = useText();
  const reload = useReload(STALE);
  const isShown = useIsShown();
  const [old, setOld] = useState<Error | null>(null);
  const failed = failedText ?? t('orders.notSaved');
  const change = useChange(call, STALE, {
    onSuccess: () => {
      onDone();
      notify(doneText, { kind: 'success' });
    },
    onError: async (error) => {
      await reload(error);
      // The dialog is gone if the order as it is now has no such action.
      setTimeout(() => {
        if (!isShown.current) notifyRefusal(error, failed);
      });
    },
  });
  const error = change.error === old ? null : change.error;
  return {
    mutate: change.mutate,
    isPending: change.isPending,
    variables: change.variables,
    error,
    problem: error ? refusalText(error, failed) : undefined,
    /** Hides the refusal of what has been changed since; a call that still runs stays pending and can fail. */
    forget: () => setOld(change.error),
  };
};
