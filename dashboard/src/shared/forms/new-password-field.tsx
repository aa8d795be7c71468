import { PasswordField, type TextFieldProps } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';

/** A field for a new password, with its rules. */
export const NewPasswordField = (field: TextFieldProps) => {
  const t = useText();
  return (
    <PasswordField
      hint={t('vendors.passwordHint')}
      showText={t('login.showPassword')}
      hideText={t('login.hidePassword')}
      autoComplete="new-password"
      dir="ltr"
      {...field}
    />
  );
};
