import { ApiError, isSessionEnded, useChange } from '@shop/api-client';
import type { CashOrderDecidedDto } from '@shop/contracts';
import { notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { isUnknown } from '@/shared/forms/is-unknown';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useText } from '@/shared/i18n/use-text';
import { STALE } from '@/shared/stale-orders';
import { confirmCashOrder, findCashOrder, noAnswer, undoNoAnswer } from './cash-desk.queries';

interface Seen {
  operationId: string;
  version: number;
  /** Of the order, for messages. */
  number: string;
}

/** Whether the order still waits as it was seen: then a call whose response was lost has not reached the server. */
const isUnchanged = async ({ operationId, version }: Seen): Promise<boolean> => {
  const current = await findCashOrder(operationId).catch(() => undefined);
  return current?.operationId === operationId && current.version === version;
};

/**
 * A mutation of an order that waits; a refusal reloads the list, because a colleague may have changed it. The message
 * names the order: after a lost response another one may be listed in its place.
 */
const useOutcome = (
  call: (seen: Seen) => Promise<{ data?: CashOrderDecidedDto }>,
  onSuccess: (decided: (CashOrderDecidedDto & Pick<Seen, 'number'>) | undefined) => void,
) => {
  const t = useText();
  const queries = useQueryClient();
  const report = async (error: Error, seen: Seen): Promise<void> => {
    const { number } = seen;
    const notSaved = t('cashDesk.notSavedOf', { number });
    if (!isUnknown(error)) return notifyRefusal(error, notSaved);
    const text = (await isUnchanged(seen)) ? notSaved : t('cashDesk.unknown', { number });
    notify(text, { kind: 'error' });
  };
  return useChange(
    // Reported here, where the order is known: several calls can wait for their answers.
    async (seen: Seen) => {
      try {
        const { data } = await call(seen);
        return data ? { data: { ...data, number: seen.number } } : {};
      } catch (error) {
        if (error instanceof Error && !isSessionEnded(error)) void report(error, seen);
        throw error;
      }
    },
    STALE,
    {
      onSuccess,
      onError: (error) => {
        if (error instanceof ApiError)
          for (const queryKey of STALE) void queries.invalidateQueries({ queryKey });
      },
    },
  );
};

/** The outcomes of one key. A call without an answer can be undone; a confirmation is mailed at once. */
export const useCashOutcomes = () => {
  const t = useText();
  const confirm = useOutcome(confirmCashOrder, () =>
    notify(t('cashDesk.confirmed'), { kind: 'success' }),
  );
  const undo = useOutcome(undoNoAnswer, () => notify(t('cashDesk.undone'), { kind: 'success' }));
  const miss = useOutcome(noAnswer, (decided) =>
    notify(t('cashDesk.listedLater'), {
      kind: 'success',
      ...(decided && {
        action: { text: t('cashDesk.undo'), onSelect: () => undo.mutate(decided) },
      }),
    }),
  );
  return { confirm, miss, isBusy: confirm.isPending || miss.isPending };
};
