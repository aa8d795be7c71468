import { Button, PasswordField, TextField } from '@shop/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '@/shared/paths';
import { serverMessage } from '@/shared/server-message';
import { useText } from '@/shared/text';
import { login } from './account.queries';

type Answer = Awaited<ReturnType<typeof login>>;

/** E-mail or username with password. */
export const LoginForm = ({ onLogin }: { onLogin: (answer: Answer) => void }) => {
  const { t } = useText();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { emailOrUsername: '', password: '' },
  });
  const submit = handleSubmit(async ({ emailOrUsername, password }) => {
    setFailure(undefined);
    try {
      onLogin(await login(emailOrUsername.trim(), password));
    } catch (error) {
      setFailure(serverMessage(error, t('login.failed')));
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
        label={t('login.emailOrUsername')}
        autoComplete="username"
        dir="ltr"
        enterKeyHint="next"
        error={formState.errors.emailOrUsername?.message}
        {...register('emailOrUsername', { required: t('login.emailRequired') })}
      />
      <PasswordField
        label={t('field.password')}
        autoComplete="current-password"
        dir="ltr"
        enterKeyHint="go"
        showText={t('password.show')}
        hideText={t('password.hide')}
        error={formState.errors.password?.message}
        {...register('password', { required: t('login.passwordRequired') })}
      />
      <Link to={paths.resetPassword} className="text-small underline underline-offset-4">
        {t('login.forgot')}
      </Link>
      <Button type="submit" size="large" busy={formState.isSubmitting} busyText={t('login.busy')}>
        {t('login.submit')}
      </Button>
    </form>
  );
};
