import { Button, TextAreaField, TextField } from '@shop/ui';
import { useState } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { CashMethodField } from './cash-method-field';
import { ActionForm } from '@/shared/forms/action-form';
import { ReasonForm } from '@/shared/forms/reason-form';
import { DialogButton } from '@/shared/unsaved/dialog-button';
import { closeExtraRefund, retryRefund, settleRefund, type CashMethod } from '../orders.queries';
import { useOrderChange, useOrderForm } from '@/shared/use-order-change';

const SHORTEST = 3;

interface Remedy {
  operationId: string;
  onDone: () => void;
}

const SettleForm = ({ operationId, onDone }: Remedy) => {
  const t = useText();
  const [method, setMethod] = useState<CashMethod>('bank');
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const { mutate, isPending, problem } = useOrderForm(
    () =>
      settleRefund(operationId, {
        way: method,
        reference: reference.trim(),
        reason: reason.trim(),
      }),
    t('orders.failedRefund.settled'),
    onDone,
  );
  const isReference = reference.trim().length >= SHORTEST;
  return (
    <ActionForm
      ready={isReference}
      busy={isPending}
      problem={problem}
      submitText={t('orders.failedRefund.book')}
      variant="danger"
      onSend={() => mutate(undefined)}
    >
      {(isChecked) => (
        <>
          <p className="text-muted">{t('orders.failedRefund.settleAbout')}</p>
          <CashMethodField
            label={t('orders.failedRefund.method')}
            value={method}
            onChange={setMethod}
          />
          <TextField
            label={t('orders.failedRefund.reference')}
            hint={t('orders.failedRefund.referenceHint')}
            error={
              isChecked && !isReference ? t('orders.failedRefund.referenceInvalid') : undefined
            }
            autoComplete="off"
            maxLength={80}
            value={reference}
            onChange={(event) => setReference(event.target.value)}
          />
          <TextAreaField
            label={t('orders.reason')}
            optionalText={t('rows.optional')}
            rows={2}
            maxLength={200}
            dir="auto"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      )}
    </ActionForm>
  );
};

/** Retries a refund at the card gateway, or records one paid outside it. */
export const FailedRefundRemedies = ({
  operationId,
  number,
}: {
  operationId: string;
  number: string;
}) => {
  const t = useText();
  const retry = useOrderChange(retryRefund, t('orders.refundRequested'));
  return (
    <>
      <Button
        size="small"
        aria-disabled={retry.isPending}
        onClick={() => !retry.isPending && retry.mutate(operationId)}
      >
        {t('orders.failedRefund.retry')}
        <span className="sr-only">{t('orders.ofOrder', { order: number })}</span>
      </Button>
      <DialogButton
        text={t('orders.failedRefund.settle')}
        about={t('orders.ofOrder', { order: number })}
        title={t('orders.failedRefund.settleTitle')}
      >
        {(close) => <SettleForm operationId={operationId} onDone={close} />}
      </DialogButton>
    </>
  );
};

const ExtraForm = ({ operationId, onDone }: Remedy) => {
  const t = useText();
  const { mutate, isPending, problem } = useOrderForm(
    (resolution: string) => closeExtraRefund(operationId, resolution),
    t('orders.extraRefund.closed'),
    onDone,
  );
  return (
    <ReasonForm
      label={t('orders.extraRefund.resolution')}
      missingText={t('orders.review.reasonNeeded')}
      shortest={SHORTEST}
      busy={isPending}
      problem={problem}
      submitText={t('orders.extraRefund.close')}
      onSend={mutate}
    />
  );
};

/** Records how a duplicate refund was resolved. */
export const ExtraRefundRemedy = ({
  operationId,
  number,
}: {
  operationId: string;
  number: string;
}) => {
  const t = useText();
  return (
    <DialogButton
      text={t('orders.extraRefund.close')}
      about={t('orders.ofOrder', { order: number })}
      variant="primary"
      title={t('orders.extraRefund.closeTitle')}
    >
      {(close) => <ExtraForm operationId={operationId} onDone={close} />}
    </DialogButton>
  );
};
