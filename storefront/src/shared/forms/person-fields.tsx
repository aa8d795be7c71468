import { NumberField, TextField } from '@shop/ui';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useText } from '@/shared/i18n/text';
import { useRules } from './use-rules';

interface Person {
  name: string;
  email: string;
  phone: string;
}

/** Name, email and phone; all required. */
export const PersonFields = ({
  register,
  errors,
  phoneHint,
}: {
  register: UseFormRegister<Person>;
  errors: FieldErrors<Person>;
  /** Purpose of the phone number. */
  phoneHint: string;
}) => {
  const { t } = useText();
  const rules = useRules();
  return (
    <>
      <TextField
        label={t('field.name')}
        autoComplete="name"
        enterKeyHint="next"
        maxLength={120}
        error={errors.name?.message}
        {...register('name', rules.filled('field.nameRequired'))}
      />
      <TextField
        label={t('field.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="next"
        dir="ltr"
        maxLength={200}
        error={errors.email?.message}
        {...register('email', rules.email)}
      />
      <NumberField
        label={t('field.phone')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="next"
        dir="ltr"
        maxLength={30}
        placeholder="050 123 4567"
        hint={phoneHint}
        error={errors.phone?.message}
        {...register('phone', rules.phone)}
      />
    </>
  );
};
