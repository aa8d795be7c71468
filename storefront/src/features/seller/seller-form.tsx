import { api } from '@shop/api-client';
import { Button, TextField } from '@shop/ui';
import { FormProblems } from '@/shared/form-problems';
import { useText } from '@/shared/text';
import { useRules } from '@/shared/use-rules';
import { useShopForm } from '@/shared/use-shop-form';

const NOTHING = { name: '', email: '', phone: '', location: '' };

/** Who would like to sell here. */
export const SellerForm = ({ onSent }: { onSent: () => void }) => {
  const { t } = useText();
  const rules = useRules();
  const form = useShopForm(NOTHING);
  const { errors } = form;
  const { isSubmitting } = form.formState;
  const submit = form.sends(async (body) => {
    await api.POST('/seller/add-user', { body });
    onSent();
  }, t('seller.failed'));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormProblems form={form} />
      <TextField
        label={t('field.name')}
        autoComplete="name"
        enterKeyHint="next"
        maxLength={120}
        error={errors.name?.message}
        {...form.register('name', rules.filled('field.nameRequired'))}
      />
      <TextField
        label={t('field.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="next"
        dir="ltr"
        maxLength={200}
        error={errors.email?.message}
        {...form.register('email', rules.email)}
      />
      <TextField
        label={t('field.phone')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="next"
        dir="ltr"
        maxLength={30}
        placeholder="050 123 4567"
        hint={t('seller.phoneHint')}
        error={errors.phone?.message}
        {...form.register('phone', rules.phone)}
      />
      <TextField
        label={t('seller.location')}
        autoComplete="address-level2"
        enterKeyHint="send"
        maxLength={200}
        hint={t('seller.locationHint')}
        error={errors.location?.message}
        {...form.register('location', rules.filled('seller.locationRequired'))}
      />
      <Button type="submit" size="large" busy={isSubmitting} busyText={t('seller.busy')}>
        {t('seller.submit')}
      </Button>
    </form>
  );
};
