import { Button } from '@shop/ui';
import { FormFields } from '@/shared/forms/form-fields';
import { FormProblems } from '@/shared/forms/form-problems';
import { useText } from '@/shared/i18n/text';
import { useRules } from '@/shared/forms/use-rules';
import { useShopForm } from '@/shared/forms/use-shop-form';
import { resetPassword } from './account.queries';
import { NewSecretField } from './secret-field';

/** Sets a new password with a mailed link; passes on the address for the login that follows. */
export const NewPasswordForm = ({
  token,
  onSaved,
}: {
  token: string;
  onSaved: (email: string, password: string) => Promise<void>;
}) => {
  const { t } = useText();
  const { newPassword } = useRules();
  const form = useShopForm({ password: '' });
  const { errors } = form;
  const { isSubmitting } = form.formState;
  const submit = form.sends(async ({ password }) => {
    const { email } = await resetPassword(token, password);
    await onSaved(email, password);
  }, t('reset.failed'));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormFields>
        <FormProblems form={form} />
        <NewSecretField
          label={t('password.new')}
          typed={form.watch('password')}
          enterKeyHint="done"
          error={errors.password?.message}
          {...form.register('password', newPassword)}
        />
        <Button type="submit" size="large" busy={isSubmitting} busyText={t('saving')}>
          {t('reset.save')}
        </Button>
      </FormFields>
    </form>
  );
};
