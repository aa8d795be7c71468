import { Button, Dialog, notify } from '@shop/ui';
import { FormProblems } from '@/shared/forms/form-problems';
import { useText } from '@/shared/i18n/text';
import { useRules } from '@/shared/forms/use-rules';
import { useShopForm } from '@/shared/forms/use-shop-form';
import { changePassword } from './account.queries';
import { ForgotLink } from './forgot-link';
import { NewSecretField, SecretField } from './secret-field';

/** Current, new and repeated password. */
export const PasswordDialog = ({
  user,
  onClose,
}: {
  user: { id: number; email: string };
  onClose: () => void;
}) => {
  const { t } = useText();
  const rules = useRules();
  const form = useShopForm({
    currentPassword: '',
    password: '',
    again: '',
    // Not sent; the new password must differ from it.
    email: user.email,
  });
  const { errors } = form;
  const { isSubmitting } = form.formState;
  const send = form.sends(async ({ currentPassword, password }) => {
    await changePassword(user.id, currentPassword, password);
    notify(t('password.updated'), { kind: 'success' });
    onClose();
  }, t('password.failed'));
  const submit = (event: Parameters<typeof send>[0]) => {
    const { currentPassword, password, again } = form.getValues();
    const isFilled = currentPassword && password && again;
    if (isFilled && password === again) return send(event);
    event.preventDefault();
    form.setFailure(t(isFilled ? 'password.differ' : 'password.fillAll'));
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('password.title')}
      closeLabel={t('close')}
      size="small"
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormProblems form={form} />
        <SecretField
          label={t('password.current')}
          enterKeyHint="next"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <ForgotLink inNewTab />
        <NewSecretField
          label={t('password.new')}
          typed={form.watch('password')}
          enterKeyHint="next"
          error={errors.password?.message}
          {...form.register('password', rules.newPassword)}
        />
        <SecretField
          label={t('password.confirm')}
          isNew
          enterKeyHint="done"
          {...form.register('again')}
        />
        <Button type="submit" size="large" busy={isSubmitting} busyText={t('saving')}>
          {t('password.title')}
        </Button>
      </form>
    </Dialog>
  );
};
