import type { StatementDto } from '@shop/contracts';
import { dubaiDay } from '@shop/shop-rules';
import { Button, confirm, notify, TextField } from '@shop/ui';
import { useState } from 'react';
import { useChange } from '@shop/api-client';
import { fieldProps } from '@/shared/forms/field-props';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useText } from '@/shared/i18n/use-text';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { FormDialog } from '@/shared/unsaved/form-dialog';
import { payStatement, STATEMENTS_KEY } from './vendor-statements.queries';

const PaymentForm = ({ statement, onDone }: { statement: StatementDto; onDone: () => void }) => {
  const t = useText();
  const { id, version, paidOn, reference } = statement;
  const { form, ...shared } = useRowForm({
    start: { paidOn: paidOn ?? dubaiDay(new Date()), reference },
    row: { version, paidOn, reference },
    save: (values: { paidOn: string; reference: string }, _before, _once, base) =>
      payStatement(id, { version: base?.version ?? version, ...values }),
    stale: [STATEMENTS_KEY],
    saved: t('statements.paymentSaved'),
    failed: t('statements.paymentNotSaved'),
    onDone,
  });
  return (
    <RowForm
      label={t('statements.recordPayment')}
      submitText={t('statements.savePayment')}
      {...shared}
    >
      <TextField
        type="date"
        label={t('statements.paymentDay')}
        max={dubaiDay(new Date())}
        {...fieldProps(form, 'paidOn', {
          validate: (value) => value !== '' || t('statements.dayNeeded'),
        })}
      />
      <TextField
        label={t('statements.reference')}
        hint={t('statements.referenceHint')}
        maxLength={80}
        dir="auto"
        {...fieldProps(form, 'reference', {
          validate: (value) => value.trim() !== '' || t('statements.referenceNeeded'),
        })}
      />
    </RowForm>
  );
};

/** Records the payout of a statement as paid, corrects that, or removes it. */
export const StatementPayment = ({ statement }: { statement: StatementDto }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { id, version, number, paidOn } = statement;
  const { mutate, isPending } = useChange(
    (asked: Pick<StatementDto, 'id' | 'version'>) =>
      payStatement(asked.id, { version: asked.version, paidOn: null, reference: '' }),
    [STATEMENTS_KEY],
    {
      onSuccess: () => notify(t('statements.paymentRemoved'), { kind: 'success' }),
      onError: (error) => notifyRefusal(error, t('statements.paymentNotSaved')),
    },
  );
  const remove = async () => {
    const isSure = await confirm({
      title: t('statements.removePayment'),
      text: t('statements.removePaymentText', { number }),
      yesText: t('statements.removePayment'),
      noText: t('rows.cancel'),
    });
    // The version that was asked about, also if the statement is read again meanwhile.
    if (isSure && !isPending) mutate({ id, version });
  };
  return (
    <>
      <Button variant={paidOn === null ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        {t(paidOn === null ? 'statements.recordPayment' : 'statements.changePayment')}
      </Button>
      {paidOn !== null && (
        <Button variant="secondary" aria-disabled={isPending} onClick={() => void remove()}>
          {t('statements.removePayment')}
        </Button>
      )}
      <FormDialog
        open={open}
        onOpenChange={setOpen}
        title={t('statements.paymentOf', { number })}
        closeLabel={t('shell.close')}
        size="small"
      >
        <PaymentForm statement={statement} onDone={() => setOpen(false)} />
      </FormDialog>
    </>
  );
};
