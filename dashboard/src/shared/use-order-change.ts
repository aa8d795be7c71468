import { ApiError, useChange } from '@shop/api-client';
import { notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { STALE } from '@/shared/stale-orders';
import { useText } from '@/shared/i18n/use-text';
import { notifyRefusal, refusalText } from '@/shared/forms/notify-refusal';

/** Loads the orders again after a failure that may have changed them, or shows that they had changed before. */
const useReload = () => {
  const queries = useQueryClient();
  return async (error: Error): Promise<void> => {
    if (!(error instanceof ApiError)) return;
    const isUnknown = error.status === 0 || error.status >= 500;
    if (!isUnknown && error.status !== 409) return;
    await Promise.all(STALE.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
};

/** A mutation of an order or its returns that reports success or the refusal in a toast. */
export const useOrderChange = <Input, Result>(
  call: (input: Input) => Promise<{ data?: Result }>,
  doneText: string,
  onDone?: () => void,
  /** Text for a failure that the server does not explain. */
  failedText?: string,
) => {
  const t = useText();
  const reload = useReload();
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
  const reload = useReload();
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const textOf = (error: Error) => refusalText(error, failedText ?? t('orders.notSaved'));
  const change = useChange(call, STALE, {
    onSuccess: () => {
      onDone();
      notify(doneText, { kind: 'success' });
    },
    onError: async (error) => {
      await reload(error);
      // The dialog is gone if the order as it is now has no such action.
      setTimeout(() => {
        if (!isShown.current) notify(textOf(error), { kind: 'error' });
      });
    },
  });
  return { ...change, problem: change.error ? textOf(change.error) : undefined };
};
