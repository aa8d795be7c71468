import { NumberField, TextAreaField } from '@shop/ui';
import { useState } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { ActionForm } from '@/shared/forms/action-form';
import { DialogButton } from '@/shared/unsaved/dialog-button';
import { decidePayment, type Decision } from '../orders.queries';
import { useOrderForm } from '@/shared/use-order-change';

const AMOUNT = /^\d+(\.\d{1,2})?$/;

const DecisionForm = ({
  operationId,
  decision,
  onDone,
}: {
  operationId: string;
  decision: Decision;
  onDone: () => void;
}) => {
  const t = useText();
  const [reason, setReason] = useState('');
  const [amount, setAmount] = useState('');
  const { mutate, isPending, problem } = useOrderForm(
    () =>
      decidePayment(operationId, {
        decision,
        reason: reason.trim(),
        ...(amount.trim() && { amount: Number(amount) }),
      }),
    t(`orders.review.done.${decision}`),
    onDone,
  );
  const isReason = reason.trim().length >= 3;
  const isAmount = !amount.trim() || (AMOUNT.test(amount.trim()) && Number(amount) > 0);
  return (
    <ActionForm
      ready={isReason && isAmount}
      busy={isPending}
      problem={problem}
      submitText={t(`orders.review.${decision}`)}
      variant={decision === 'refund' ? 'danger' : 'primary'}
      onSend={() => mutate(undefined)}
    >
      {(isChecked) => (
        <>
          <p className="text-muted">{t(`orders.review.about.${decision}`)}</p>
          <TextAreaField
            label={t('orders.reason')}
            error={isChecked && !isReason ? t('orders.review.reasonNeeded') : undefined}
            rows={2}
            maxLength={300}
            dir="auto"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <NumberField
            label={t('orders.review.amount')}
            optionalText={t('rows.optional')}
            hint={t('orders.review.amountHint')}
            error={isChecked && !isAmount ? t('orders.review.amountInvalid') : undefined}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </>
      )}
    </ActionForm>
  );
};

const DecisionButton = (choice: { operationId: string; number: string; decision: Decision }) => {
  const t = useText();
  const { number, decision } = choice;
  return (
    <DialogButton
      text={t(`orders.review.${decision}`)}
      about={t('orders.ofOrder', { order: number })}
      title={t(`orders.review.title.${decision}`)}
    >
      {(close) => <DecisionForm {...choice} onDone={close} />}
    </DialogButton>
  );
};

/** Accepts or refunds a payment under review, with a reason. */
export const DecidePayment = (order: { operationId: string; number: string }) => (
  <>
    <DecisionButton {...order} decision="accept" />
    <DecisionButton {...order} decision="refund" />
  </>
);
