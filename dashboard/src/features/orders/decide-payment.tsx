import { Button, Dialog, NumberField, TextAreaField } from '@shop/ui';
import { useState } from 'react';
import { FormEnd } from '@/shared/form-end';
import { useText } from '@/shared/i18n/use-text';
import { decidePayment, type Decision } from './orders.queries';
import { useOrderChange } from './use-order-change';

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
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending } = useOrderChange(
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
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (isReason && isAmount && !isPending) mutate(undefined);
      }}
    >
      <p className="text-muted">{t(`orders.review.about.${decision}`)}</p>
      <TextAreaField
        label={t('orders.reason')}
        error={isChecked && !isReason ? t('orders.review.why') : undefined}
        rows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <NumberField
        label={t('orders.review.amount')}
        optionalText={t('rows.optional')}
        hint={t('orders.review.amountHint')}
        error={isChecked && !isAmount ? t('orders.review.amountWrong') : undefined}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <FormEnd>
        <Button
          type="submit"
          variant={decision === 'refund' ? 'danger' : 'primary'}
          className="grow"
          aria-disabled={isPending}
        >
          {t(`orders.review.${decision}`)}
        </Button>
      </FormEnd>
    </form>
  );
};

const DecisionButton = (choice: { operationId: string; decision: Decision }) => {
  const t = useText();
  const { operationId, decision } = choice;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t(`orders.review.${decision}`)}
        <span className="sr-only">{t('orders.ofOrder', { order: operationId })}</span>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t(`orders.review.title.${decision}`)}
        closeLabel={t('shell.close')}
        size="small"
      >
        <DecisionForm {...choice} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
};

/** Lets money that did not fit its order pay it, or gives it back; asks why. */
export const DecidePayment = ({ operationId }: { operationId: string }) => (
  <>
    <DecisionButton operationId={operationId} decision="accept" />
    <DecisionButton operationId={operationId} decision="refund" />
  </>
);
