import { PasswordField } from '@shop/ui';
import { NewPasswordField } from '@/shared/forms/new-password-field';
import { useText } from '@/shared/i18n/use-text';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { changeOwnPassword } from './own-account.queries';

const EMPTY = { currentPassword: '', password: '' };

/** Changes the own password with the current one; other sessions end. */
export const OwnPasswordForm = ({
  names,
  onDone,
}: {
  /** Names of the account. */
  names: readonly string[];
  onDone?: () => void;
}) => {
  const t = useText();
  const { form, ...shared } = useRowForm({
    start: EMPTY,
    save: (values: typeof EMPTY) => changeOwnPassword(values),
    stale: [['own-account', 'sessions']],
    saved: t('account.passwordChanged'),
    failed: t('account.passwordNotChanged'),
    onDone,
  });
  const { errors } = form.formState;
  const filled = { validate: (text: string) => text !== '' || t('account.passwordNeeded') };
  return (
    <RowForm
      label={t('account.password')}
      submitText={t('account.changePassword')}
      {...shared}
      onCancel={undefined}
    >
      <PasswordField
        label={t('account.currentPassword')}
        error={errors.currentPassword?.message}
        autoComplete="current-password"
        showText={t('login.showPassword')}
        hideText={t('login.hidePassword')}
        dir="ltr"
        {...form.register('currentPassword', filled)}
      />
      <NewPasswordField
        typed={form.watch('password')}
        names={names}
        label={t('account.newPassword')}
        error={errors.password?.message}
        {...form.register('password', filled)}
      />
    </RowForm>
  );
};
