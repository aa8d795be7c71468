import { Button, Dialog, notify, PasswordField } from '@shop/ui';
import { FormProblems } from '@/shared/form-problems';
import { useText } from '@/shared/text';
import { useRules } from '@/shared/use-rules';
import { useShopForm } from '@/shared/use-shop-form';
import { changePassword } from './account.queries';

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
    // Not sent: the new password has to differ from it.
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
  const words = { showText: t('password.show'), hideText: t('password.hide'), dir: 'ltr' as const };
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
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          enterKeyHint="next"
          {...words}
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label={t('password.new')}
          hint={t('password.hint')}
          autoComplete="new-password"
          enterKeyHint="next"
          {...words}
          error={errors.password?.message}
          {...form.register('password', rules.newPassword)}
        />
        <PasswordField
          label={t('password.confirm')}
          autoComplete="new-password"
          enterKeyHint="done"
          {...words}
          {...form.register('again')}
        />
        <Button type="submit" size="large" busy={isSubmitting} busyText={t('password.busy')}>
          {t('password.submit')}
        </Button>
      </form>
    </Dialog>
  );
};
