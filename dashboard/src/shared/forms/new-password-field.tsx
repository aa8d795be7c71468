import { PasswordField, type TextFieldProps } from '@shop/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { withTexts } from '@/shared/i18n/locale';
import { useText } from '@/shared/i18n/use-text';

// Only a hint: without it the form works as well.
const Strength = lazy<ComponentType<{ password: string; names: readonly string[] }>>(() =>
  withTexts('account', () => import('./strength'))().then(
    (module) => ({ default: module.Strength }),
    () => ({ default: () => null }),
  ),
);

/** A field for a new password, with its rules and, while it is entered, its strength. */
export const NewPasswordField = ({
  typed,
  names = [],
  ...field
}: TextFieldProps & {
  typed: string;
  /** Name, username and email address of the account, as far as they are known. */
  names?: readonly string[] | undefined;
}) => {
  const t = useText();
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        hint={t('vendors.passwordHint')}
        showText={t('login.showPassword')}
        hideText={t('login.hidePassword')}
        autoComplete="new-password"
        dir="ltr"
        {...field}
      />
      {typed !== '' && (
        <Suspense>
          <Strength password={typed} names={names} />
        </Suspense>
      )}
    </div>
  );
};
