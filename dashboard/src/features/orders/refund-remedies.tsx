import { Button, Dialog, TextAreaField, TextField } from '@shop/ui';
import { useState } from 'react';
import { FormEnd } from '@/shared/form-end';
import { useText } from '@/shared/i18n/use-text';
import { CashWayField } from './cash-way-field';
import { closeExtraRefund, retryRefund, settleRefund, type CashWay } from './orders.queries';
import { useOrderChange } from './use-order-change';

const SHORTEST = 3;

const SettleForm = ({ operationId, onDone }: { operationId: string; onDone: () => void }) => {
  const t = useText();
  const [way, setWay] = useState<CashWay>('bank');
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending } = useOrderChange(
    () => settleRefund(operationId, { way, reference: reference.trim(), reason: reason.trim() }),
    t('orders.failedRefund.settled'),
    onDone,
  );
  const isReference = reference.trim().length >= SHORTEST;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (isReference && !isPending) mutate(undefined);
      }}
    >
      <p className="text-muted">{t('orders.failedRefund.settleAbout')}</p>
      <CashWayField label={t('orders.failedRefund.way')} value={way} onChange={setWay} />
      <TextField
        label={t('orders.failedRefund.reference')}
        hint={t('orders.failedRefund.referenceHint')}
        error={isChecked && !isReference ? t('orders.failedRefund.referenceWrong') : undefined}
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
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormEnd>
        <Button type="submit" variant="danger" className="grow" aria-disabled={isPending}>
          {t('orders.failedRefund.book')}
        </Button>
      </FormEnd>
    </form>
  );
};

/** Asks the card gateway for a refund again, or books what was returned without it. */
export const FailedRefundRemedies = ({ operationId }: { operationId: string }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const retry = useOrderChange(retryRefund, t('orders.refundAsked'));
  const ofOrder = <span className="sr-only">{t('orders.ofOrder', { order: operationId })}</span>;
  return (
    <>
      <Button
        size="small"
        aria-disabled={retry.isPending}
        onClick={() => !retry.isPending && retry.mutate(operationId)}
      >
        {t('orders.failedRefund.retry')}
        {ofOrder}
      </Button>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t('orders.failedRefund.settle')}
        {ofOrder}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('orders.failedRefund.settleTitle')}
        closeLabel={t('shell.close')}
        size="small"
      >
        <SettleForm operationId={operationId} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
};

const ExtraForm = ({ operationId, onDone }: { operationId: string; onDone: () => void }) => {
  const t = useText();
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending } = useOrderChange(
    () => closeExtraRefund(operationId, reason.trim()),
    t('orders.extraRefund.closed'),
    onDone,
  );
  const isReason = reason.trim().length >= SHORTEST;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (isReason && !isPending) mutate(undefined);
      }}
    >
      <TextAreaField
        label={t('orders.extraRefund.what')}
        error={isChecked && !isReason ? t('orders.review.why') : undefined}
        rows={3}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormEnd>
        <Button type="submit" className="grow" aria-disabled={isPending}>
          {t('orders.extraRefund.close')}
        </Button>
      </FormEnd>
    </form>
  );
};

/** Notes what became of money that went back twice. */
export const ExtraRefundRemedy = ({ operationId }: { operationId: string }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('orders.extraRefund.close')}
        <span className="sr-only">{t('orders.ofOrder', { order: operationId })}</span>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('orders.extraRefund.closeTitle')}
        closeLabel={t('shell.close')}
        size="small"
      >
        <ExtraForm operationId={operationId} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
};
