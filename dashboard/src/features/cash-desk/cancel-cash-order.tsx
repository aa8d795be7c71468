import { ApiError, useChange } from '@shop/api-client';
import type { CashOrderDto } from '@shop/contracts';
import { CASH_CANCEL_REASONS, type CashCancelReason } from '@shop/shop-rules';
import { notify, SelectField, TextAreaField } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionForm } from '@/shared/forms/action-form';
import { refusalText } from '@/shared/forms/notify-refusal';
import { useText } from '@/shared/i18n/use-text';
import { FormDialog } from '@/shared/unsaved/form-dialog';
import { STALE } from '@/shared/stale-orders';
import { cancelCashOrder, findCashOrder } from './cash-desk.queries';

interface Props {
  order: CashOrderDto;
  /** Calls without an answer after which this reason can be chosen. */
  leastCalls: number;
  onDone: () => void;
}

const CancelForm = ({ order: opened, leastCalls, onDone }: Props) => {
  const t = useText();
  const queries = useQueryClient();
  // What a colleague has changed meanwhile; the form keeps its input.
  const [order, setOrder] = useState(opened);
  const [reasonCode, setReasonCode] = useState<CashCancelReason>();
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState('');
  const { mutate, isPending } = useChange(
    (code: CashCancelReason) =>
      cancelCashOrder(order.operationId, {
        version: order.version,
        reasonCode: code,
        reason: reason.trim(),
      }),
    STALE,
    {
      onSuccess: () => {
        onDone();
        notify(t('cashDesk.cancelled'), { kind: 'success' });
      },
      showError: async (error) => {
        setRefusal(refusalText(error, t('cashDesk.notSaved')));
        if (!(error instanceof ApiError) || error.status !== 409) return;
        for (const queryKey of STALE) void queries.invalidateQueries({ queryKey });
        const current = await findCashOrder(order.operationId).catch(() => undefined);
        if (current) setOrder(current);
      },
    },
  );
  const canMiss = order.noAnswers >= leastCalls;
  const choices = CASH_CANCEL_REASONS.filter((code) => code !== 'no_answer' || canMiss);
  return (
    <ActionForm
      ready={reasonCode !== undefined}
      busy={isPending}
      problem={refusal}
      submitText={t('cashDesk.cancelOrder')}
      variant="danger"
      onSend={() => {
        setRefusal('');
        if (reasonCode) mutate(reasonCode);
      }}
    >
      {(isChecked) => (
        <>
          <p className="text-muted">{t('cashDesk.cancelText')}</p>
          <SelectField
            label={t('cashDesk.reasonLabel')}
            hint={canMiss ? undefined : t('cashDesk.missHint', { count: leastCalls })}
            error={isChecked && !reasonCode ? t('cashDesk.reasonNeeded') : undefined}
            value={reasonCode ?? ''}
            onChange={({ target }) =>
              setReasonCode(CASH_CANCEL_REASONS.find((code) => code === target.value))
            }
          >
            <option value="" disabled>
              {t('cashDesk.chooseReason')}
            </option>
            {choices.map((code) => (
              <option key={code} value={code}>
                {t(`cashDesk.why.${code}`)}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label={t('cashDesk.note')}
            optionalText={t('rows.optional')}
            rows={3}
            maxLength={300}
            dir="auto"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </ActionForm>
  );
};

/** Asks for the reason and cancels an order that waits. */
export const CancelCashOrder = ({
  order,
  leastCalls,
  onDone,
  onClose,
}: Omit<Props, 'order'> & { order: CashOrderDto | undefined; onClose: () => void }) => {
  const t = useText();
  return (
    <FormDialog
      open={order !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('cashDesk.cancelTitle', { number: order?.number ?? '' })}
      closeLabel={t('shell.close')}
      size="small"
    >
      {order && <CancelForm key={order.operationId} {...{ order, leastCalls, onDone }} />}
    </FormDialog>
  );
};
