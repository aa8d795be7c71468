import { passwordProblem } from '@shop/shop-rules';
import { Button, CheckboxField, PasswordField, TextField } from '@shop/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '@/shared/paths';
import { serverMessage } from '@/shared/server-message';
import { useText } from '@/shared/text';
import { register as registerShopper } from './account.queries';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** New account; a registered shopper is handed over with the password for the login that follows. */
export const RegisterForm = ({
  onRegistered,
}: {
  onRegistered: (email: string, password: string) => void;
}) => {
  const { t, locale } = useText();
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState(false);
  const { register, handleSubmit, formState, watch } = useForm({
    mode: 'onTouched',
    defaultValues: { name: '', email: '', phone: '', password: '', terms: false },
  });
  const { errors, isSubmitting } = formState;
  const agreed = watch('terms');
  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const status = await registerShopper(values, locale);
      if (status !== 200 && status !== 201) return setFailure(t('register.incomplete'));
      setDone(true);
      onRegistered(values.email, values.password);
    } catch (error) {
      setFailure(serverMessage(error, t('register.failed')));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {failure && (
        <p role="alert" className="border-s-2 border-sale bg-sand px-4 py-3 text-small">
          {failure}
        </p>
      )}
      <TextField
        label={t('field.name')}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', { required: t('field.nameRequired') })}
      />
      <TextField
        label={t('field.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        dir="ltr"
        error={errors.email?.message}
        {...register('email', {
          required: t('field.emailRequired'),
          pattern: { value: EMAIL, message: t('field.emailInvalid') },
        })}
      />
      <TextField
        label={t('field.phone')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        dir="ltr"
        placeholder="+971 50 123 4567"
        hint={t('field.phoneHint')}
        error={errors.phone?.message}
        {...register('phone', { required: t('field.phoneRequired') })}
      />
      <PasswordField
        label={t('field.password')}
        autoComplete="new-password"
        dir="ltr"
        hint={t('password.hint')}
        showText={t('password.show')}
        hideText={t('password.hide')}
        error={errors.password?.message}
        {...register('password', {
          required: t('login.passwordRequired'),
          validate: (value, { email }) =>
            passwordProblem(value, email) === null || t('password.weak'),
        })}
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
        {...register('terms', { validate: (ticked) => ticked || t('register.terms') })}
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
