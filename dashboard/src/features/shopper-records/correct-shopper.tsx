import type { UserDto } from '@shop/contracts';
import { Button, TextField } from '@shop/ui';
import { useState } from 'react';
import { fieldProps } from '@/shared/forms/field-props';
import { useText } from '@/shared/i18n/use-text';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { correct, staleOf, type Correction } from './shopper-records.queries';
import { FormDialog } from '@/shared/unsaved/form-dialog';

const CorrectForm = ({ user, onDone }: { user: UserDto; onDone: () => void }) => {
  const t = useText();
  const { id, name, phone, email } = user;
  const { form, ...shared } = useRowForm<Correction>({
    start: { name, phone, email },
    row: { name, phone, email },
    save: (values, before) => correct(id, { ...values, before }),
    stale: staleOf(id),
    saved: t('shopper.corrected'),
    failed: t('shopper.notSaved'),
    onDone,
  });
  const field = (key: keyof Correction) => ({
    label: t(`shopper.field.${key}`),
    autoComplete: 'off',
    ...fieldProps(form, key, {
      validate: (value) => value.trim() !== '' || t(`shopper.fieldNeeded.${key}`),
    }),
  });
  return (
    <RowForm label={t('shopper.correctTitle')} submitText={t('rows.save')} {...shared}>
      <TextField {...field('name')} maxLength={120} />
      <TextField {...field('phone')} type="tel" dir="ltr" maxLength={30} />
      <TextField
        {...field('email')}
        type="email"
        dir="ltr"
        maxLength={200}
        hint={t('shopper.emailHint')}
      />
    </RowForm>
  );
};

/** Corrects name, phone number and email address. */
export const CorrectShopper = ({ user }: { user: UserDto }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t('shopper.correct')}
      </Button>
      <FormDialog
        open={open}
        onOpenChange={setOpen}
        title={t('shopper.correctTitle')}
        closeLabel={t('shell.close')}
        size="small"
      >
        <CorrectForm user={user} onDone={() => setOpen(false)} />
      </FormDialog>
    </>
  );
};
