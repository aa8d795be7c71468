import type { UserDto } from '@shop/contracts';
import { TextField } from '@shop/ui';
import { fieldProps } from '@/shared/forms/field-props';
import { useText } from '@/shared/i18n/use-text';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { correct, staleOf, type Correction } from './shopper-records.queries';
import { DialogButton } from '@/shared/unsaved/dialog-button';

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
  return (
    <DialogButton text={t('shopper.correct')} title={t('shopper.correctTitle')}>
      {(close) => <CorrectForm user={user} onDone={close} />}
    </DialogButton>
  );
};
