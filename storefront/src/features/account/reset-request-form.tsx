import { Button } from '@shop/ui';
import { FormFields } from '@/shared/forms/form-fields';
import { FormProblems } from '@/shared/forms/form-problems';
import { useText } from '@/shared/i18n/text';
import { useShopForm } from '@/shared/forms/use-shop-form';
import { requestPasswordReset } from './account.queries';
import { EmailField } from './email-field';

/** Requests a reset link; the response is the same whether or not the account exists. */
export const ResetRequestForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useText();
  const form = useShopForm({ email: '' });
  const { errors } = form;
  const { isSubmitting } = form.formState;
  const submit = form.sends(async ({ email }) => {
    await requestPasswordReset(email.trim());
    onSent(email.trim());
  }, t('reset.failed'));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormFields>
        <FormProblems form={form} />
        <EmailField error={errors.email?.message} register={form.register} />
        <Button type="submit" size="large" busy={isSubmitting} busyText={t('sending')}>
          {t('reset.send')}
        </Button>
      </FormFields>
    </form>
  );
};
