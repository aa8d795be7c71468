import { Button } from '@shop/ui';
import { useState } from 'react';
import { FormFields } from '@/shared/forms/form-fields';
import { FormProblems } from '@/shared/forms/form-problems';
import { PersonFields } from '@/shared/forms/person-fields';
import { useText } from '@/shared/i18n/text';
import { useRules } from '@/shared/forms/use-rules';
import { useShopForm } from '@/shared/forms/use-shop-form';
import { register as registerShopper } from './account.queries';
import { NewSecretField } from './secret-field';
import { TermsField } from './terms-field';

const NOTHING = { name: '', email: '', phone: '', password: '', terms: false };

/** Registration form; passes on the new account and its password for the login that follows. */
export const RegisterForm = ({
  onRegistered,
}: {
  onRegistered: (email: string, password: string) => void;
}) => {
  const { t, locale } = useText();
  const rules = useRules();
  const [done, setDone] = useState(false);
  const form = useShopForm(NOTHING);
  const { errors } = form;
  const { isSubmitting } = form.formState;
  const agreed = form.watch('terms');
  const submit = form.sends(async (values) => {
    const status = await registerShopper(values, locale);
    if (status !== 200 && status !== 201) return form.setFailure(t('register.incomplete'));
    setDone(true);
    onRegistered(values.email, values.password);
  }, t('register.failed'));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormFields>
        <FormProblems form={form} />
        <PersonFields register={form.register} errors={errors} phoneHint={t('field.phoneHint')} />
        <NewSecretField
          label={t('field.password')}
          typed={form.watch('password')}
          names={form.watch(['name', 'email'])}
          enterKeyHint="next"
          error={errors.password?.message}
          {...form.register('password', rules.newPassword)}
        />
        <TermsField
          error={errors.terms?.message}
          {...form.register('terms', { validate: (ticked) => ticked || t('register.terms') })}
        />
        <Button
          type="submit"
          size="large"
          aria-disabled={!agreed}
          busy={isSubmitting || done}
          busyText={t(done ? 'register.loggingIn' : 'register.busy')}
        >
          {t('register.submit')}
        </Button>
        {done && (
          <p role="status" className="text-center text-small text-muted">
            {t('register.loggingIn')}
          </p>
        )}
      </FormFields>
    </form>
  );
};
