import { Button, CheckboxField, PasswordField, TextField } from '@shop/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { FormProblems } from '@/shared/form-problems';
import { paths } from '@/shared/paths';
import { useText } from '@/shared/text';
import { useRules } from '@/shared/use-rules';
import { useShopForm } from '@/shared/use-shop-form';
import { register as registerShopper } from './account.queries';

const NOTHING = { name: '', email: '', phone: '', password: '', terms: false };

/** New account; a registered shopper is handed over with the password for the login that follows. */
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
        hint={t('field.phoneHint')}
        error={errors.phone?.message}
        {...form.register('phone', rules.phone)}
      />
      <PasswordField
        label={t('field.password')}
        autoComplete="new-password"
        enterKeyHint="next"
        dir="ltr"
        hint={t('password.hint')}
        showText={t('password.show')}
        hideText={t('password.hide')}
        error={errors.password?.message}
        {...form.register('password', rules.newPassword)}
      />
      <CheckboxField
        label={
          <>
            {t('register.agree')}{' '}
            <Link to={paths.terms} className="underline underline-offset-4">
              {t('nav.terms')}
            </Link>
          </>
        }
        error={errors.terms?.message}
        hint={agreed || errors.terms ? undefined : t('register.terms')}
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
    </form>
  );
};
