import { ApiError } from '@shop/api-client';
import { Button, noteClass, PasswordField, TextField } from '@shop/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import { PasskeyButton } from './passkey-button';
import { SecondStepForm } from './second-step-form';
import { usePasskeyStep, useSignIn, type SecondStep } from './session.queries';
import type { Staff } from './staff';

interface Login {
  username: string;
  password: string;
}

/** Reason of a failed login: a text id or the server's message. */
const failure = (error: Error): { id: string } | { sentence: string } => {
  if (!(error instanceof ApiError) || error.status === 0) return { id: 'login.unreachable' };
  // Translated; the English text is the server's message.
  if (error.code === 'wrong_login') return { id: 'login.invalid' };
  return error.serverMessage ? { sentence: error.serverMessage } : { id: 'login.invalid' };
};

export const LoginForm = ({
  username = '',
  onSignedIn,
}: {
  /** The last login name, prefilled. */
  username?: string;
  onSignedIn: (staff: Staff) => void;
}) => {
  const t = useText();
  /** Undefined in the first step. */
  const [step, setStep] = useState<SecondStep>();
  const signIn = useSignIn(onSignedIn, setStep);
  const passkey = usePasskeyStep(onSignedIn);
  const { register, handleSubmit, formState } = useForm<Login>({
    defaultValues: { username, password: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, submitCount } = formState;
  const filled = { validate: (text: string) => text.trim() !== '' };
  const problem = () => {
    if (errors.username ?? errors.password) return t('login.missing');
    if (!signIn.error) return undefined;
    const why = failure(signIn.error);
    return 'id' in why ? t(why.id) : why.sentence;
  };
  const text = problem();
  if (step)
    return <SecondStepForm {...step} onSignedIn={onSignedIn} onBack={() => setStep(undefined)} />;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        signIn.reset();
        void handleSubmit((login) => signIn.mutate(login))(event);
      }}
    >
      <TextField
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        aria-required
        {...register('username', filled)}
      />
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        showText={t('login.showPassword')}
        hideText={t('login.hidePassword')}
        dir="ltr"
        aria-required
        {...register('password', filled)}
      />
      {text && (
        <p key={`${submitCount}`} role="alert" className={noteClass('problem', 'font-semibold')}>
          {text}
        </p>
      )}
      <Button type="submit" size="large" busy={signIn.isPending} busyText={t('login.busy')}>
        {t('login.submit')}
      </Button>
      <PasskeyButton use={passkey} />
    </form>
  );
};
