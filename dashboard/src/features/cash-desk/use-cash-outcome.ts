import { ApiError, useChange } from '@shop/api-client';
import type { CashOrderDecidedDto } from '@shop/contracts';
import { notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useText } from '@/shared/i18n/use-text';
import { STALE } from '@/shared/stale-orders';
import { confirmCashOrder, noAnswer, undoNoAnswer } from './cash-desk.queries';

interface Seen {
  operationId: string;
  version: number;
}

/** A mutation of an order that waits; a refusal reloads the list, because a colleague may have changed it. */
const useOutcome = (
  call: (seen: Seen) => Promise<{ data?: CashOrderDecidedDto }>,
  onSuccess: (decided: CashOrderDecidedDto | undefined) => void,
) => {
  const t = useText();
  const queries = useQueryClient();
  return useChange(call, STALE, {
    onSuccess,
    onError: (error) => {
      notifyRefusal(error, t('cashDesk.notSaved'));
      if (error instanceof ApiError)
        for (const queryKey of STALE) void queries.invalidateQueries({ queryKey });
    },
  });
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
