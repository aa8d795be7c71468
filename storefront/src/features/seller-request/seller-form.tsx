import { api } from '@shop/api-client';
import { Button, TextField } from '@shop/ui';
import { FormFields } from '@/shared/forms/form-fields';
import { FormProblems } from '@/shared/forms/form-problems';
import { PersonFields } from '@/shared/forms/person-fields';
import { useText } from '@/shared/i18n/text';
import { useRules } from '@/shared/forms/use-rules';
import { useShopForm } from '@/shared/forms/use-shop-form';

const NOTHING = { name: '', email: '', phone: '', location: '' };

/** Contact details of the applicant. */
export const SellerForm = ({ onSent }: { onSent: () => void }) => {
  const { t, locale } = useText();
  const rules = useRules();
  const form = useShopForm(NOTHING);
  const { errors } = form;
  const { isSubmitting } = form.formState;
  const submit = form.sends(async (values) => {
    await api.POST('/seller/add-user', { body: { ...values, locale } });
    onSent();
  }, t('seller.failed'));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormFields>
        <FormProblems form={form} />
        <PersonFields register={form.register} errors={errors} phoneHint={t('seller.phoneHint')} />
        <TextField
          label={t('footer.location')}
          autoComplete="address-level2"
          enterKeyHint="send"
          maxLength={200}
          hint={t('seller.locationHint')}
          error={errors.location?.message}
          {...form.register('location', rules.filled('seller.locationRequired'))}
        />
        <Button type="submit" size="large" busy={isSubmitting} busyText={t('sending')}>
          {t('seller.submit')}
        </Button>
      </FormFields>
    </form>
  );
};
