import { Button, Loading, Skeleton, TextField } from '@shop/ui';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { FormFields } from '@/shared/forms/form-fields';
import { FormProblems } from '@/shared/forms/form-problems';
import { useText } from '@/shared/i18n/text';
import { withTexts } from '@/shared/i18n/texts';
import { useRules } from '@/shared/forms/use-rules';
import { useShopForm } from '@/shared/forms/use-shop-form';
import { login, type LoginAnswer } from './account.queries';
import { ForgotLink } from './forgot-link';
import { SecretField } from './secret-field';
import { sentCode } from './sent-code';

const loadCodeLogin = withTexts('personal', () => import('./code-login'));
const PasskeyLogin = lazy(async () => ({
  default: (await withTexts('personal', () => import('./passkey-login'))()).PasskeyLogin,
}));
const CodeLogin = lazy(async () => ({ default: (await loadCodeLogin()).CodeLogin }));

/** Email or username with password, a mailed code, or a passkey. */
export const LoginForm = ({
  name = '',
  isDialog = false,
  onLogin,
}: {
  /** The last login name, prefilled. */
  name?: string;
  /** True in the dialog: the field gets the focus and the password reset opens in a new tab. */
  isDialog?: boolean;
  onLogin: (answer: LoginAnswer) => void;
}) => {
  const { t } = useText();
  const { filled } = useRules();
  const form = useShopForm({ emailOrUsername: name, password: '' });
  const { errors, setFocus } = form;
  const { isSubmitting } = form.formState;
  const [way, setWay] = useState<'password' | 'code' | 'passkey'>('password');
  // A transition keeps the form on screen until the other one is loaded.
  const choose = (next: typeof way) => startTransition(() => setWay(next));
  useEffect(() => {
    if (isDialog) setFocus('emailOrUsername');
  }, [isDialog, setFocus]);
  useEffect(() => {
    // After a reload a requested code is still awaited.
    if (!isDialog && sentCode.read()) startTransition(() => setWay('code'));
  }, [isDialog]);
  const submit = form.sends(
    async ({ emailOrUsername, password }) => onLogin(await login(emailOrUsername.trim(), password)),
    t('login.failed'),
  );
  if (way !== 'password') {
    const entered = form.getValues('emailOrUsername').trim();
    return (
      <Suspense
        fallback={
          <Loading text={t('loading')}>
            <Skeleton className="h-64" />
          </Loading>
        }
      >
        {way === 'code' ? (
          <CodeLogin
            email={entered.includes('@') ? entered : ''}
            onLogin={onLogin}
            onBack={() => choose('password')}
          />
        ) : (
          <PasskeyLogin onLogin={onLogin} onBack={() => choose('password')} />
        )}
      </Suspense>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormFields>
        <FormProblems form={form} />
        <TextField
          label={t('login.emailOrUsername')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          enterKeyHint="next"
          maxLength={200}
          error={errors.emailOrUsername?.message}
          {...form.register('emailOrUsername', filled('login.emailRequired'))}
        />
        <SecretField
          label={t('field.password')}
          enterKeyHint="go"
          error={errors.password?.message}
          {...form.register('password', { required: t('login.passwordRequired') })}
        />
        <ForgotLink inNewTab={isDialog} />
        <Button type="submit" size="large" busy={isSubmitting} busyText={t('login.busy')}>
          {t('login.title')}
        </Button>
        <Button variant="secondary" size="large" onClick={() => choose('code')}>
          {t('login.withCode')}
        </Button>
        <Button variant="secondary" size="large" onClick={() => choose('passkey')}>
          {t('login.withPasskey')}
        </Button>
      </FormFields>
    </form>
  );
};
