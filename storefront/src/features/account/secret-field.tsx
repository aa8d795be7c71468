import { PasswordField, type TextFieldProps } from '@shop/ui';
import { useText } from '@/shared/i18n/text';

/** Password field; its autocomplete tells the browser whether the password is new. */
export const SecretField = ({
  isNew = false,
  ...field
}: Omit<TextFieldProps, 'autoComplete' | 'dir' | 'type'> & { isNew?: boolean }) => {
  const { t } = useText();
  return (
    <PasswordField
      autoComplete={isNew ? 'new-password' : 'current-password'}
      dir="ltr"
      showText={t('password.show')}
      hideText={t('password.hide')}
      {...field}
    />
  );
};
