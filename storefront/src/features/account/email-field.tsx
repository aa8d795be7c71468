import { TextField } from '@shop/ui';
import type { UseFormRegister } from 'react-hook-form';
import { useRules } from '@/shared/forms/use-rules';
import { useText } from '@/shared/i18n/text';

/** The email address that a mail is requested for. */
export const EmailField = ({
  error,
  register,
}: {
  error: string | undefined;
  register: UseFormRegister<{ email: string }>;
}) => (
  <TextField
    label={useText().t('field.email')}
    type="email"
    autoComplete="email"
    inputMode="email"
    enterKeyHint="send"
    dir="ltr"
    maxLength={200}
    error={error}
    {...register('email', useRules().email)}
  />
);
