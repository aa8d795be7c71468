import { PasswordField, type TextFieldProps } from '@shop/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { useText } from '@/shared/i18n/text';
import { withTexts } from '@/shared/i18n/texts';

// Only a hint: without it the form works as well.
const Strength = lazy<ComponentType<{ password: string; names: readonly string[] }>>(() =>
  withTexts('personal', () => import('./strength'))().then(
    (module) => ({ default: module.Strength }),
    () => ({ default: () => null }),
  ),
);

type SecretFieldProps = Omit<TextFieldProps, 'autoComplete' | 'dir' | 'type'>;

/** Password field; its autocomplete tells the browser whether the password is new. */
export const SecretField = ({
  isNew = false,
  ...field
}: SecretFieldProps & { isNew?: boolean }) => {
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

/** Field of a new password, with its rules and, while it is entered, its strength. In the same chunk: pages have one or the other. */
export const NewSecretField = ({
  typed,
  names = [],
  ...field
}: Omit<SecretFieldProps, 'hint'> & {
  typed: string;
  /** Name and email address of the account, unless it is the one that is logged in. */
  names?: readonly string[];
}) => {
  const { t } = useText();
  return (
    <div className="flex flex-col gap-2">
      <SecretField hint={t('password.hint')} isNew {...field} />
      {typed !== '' && (
        <Suspense>
          <Strength password={typed} names={names} />
        </Suspense>
      )}
    </div>
  );
};
