import { TextField, type TextFieldProps } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';

/** A field for a code of the authenticator app, or a recovery code. */
export const CodeField = (field: Omit<TextFieldProps, 'label'>) => {
  const t = useText();
  return (
    <TextField
      label={t('login.code')}
      hint={t('login.codeHint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      maxLength={40}
      {...field}
    />
  );
};
