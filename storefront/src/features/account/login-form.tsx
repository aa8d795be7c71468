import { Button, TextField } from '@shop/ui';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { Link } from '@/shared/routing/link';
import { FormFields } from '@/shared/forms/form-fields';
import { FormProblems } from '@/shared/forms/form-problems';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';
import { withTexts } from '@/shared/i18n/texts';
import { useHydrated } from '@/shared/rendering/use-hydrated';
import { useRules } from '@/shared/forms/use-rules';
import { useShopForm } from '@/shared/forms/use-shop-form';
import { login } from './account.queries';
import { SecretField } from './secret-field';
import { sentCode } from './sent-code';

const loadCodeLogin = withTexts('personal', () => import('./code-login'));
const CodeLogin = lazy(async () => ({ default: (await loadCodeLogin()).CodeLogin }));

type QueryBoundary = Awaited<ReturnType<typeof login>>;

/** Email or username with password, or a mailed code. */
export const LoginForm = ({
  name = '',
  isDialog = false,
  onLogin,
}: {
  /** The last login name, prefilled. */
  name?: string;
  /** True in the dialog: the field gets the focus and the password reset opens in a new tab. */
  isDialog?: boolean;
  onLogin: (answer: QueryBoundary) => void;
}) => {
  const { t } = useText();
  const { filled } = useRules();
  const form = useShopForm({ emailOrUsername: name, password: '' });
  const { errors, setFocus } = form;
  const { isSubmitting } = form.formState;
  const isHydrated = useHydrated();
  /** Undefined before a choice: then a requested code is awaited, also after a reload. */
  const [withCode, setWithCode] = useState<boolean>();
  // A transition keeps the form on screen until the other one is loaded.
  const choose = (code: boolean) => startTransition(() => setWithCode(code));
  useEffect(() => {
    if (isDialog) setFocus('emailOrUsername');
  }, [isDialog, setFocus]);
  const submit = form.sends(
    async ({ emailOrUsername, password }) => onLogin(await login(emailOrUsername.trim(), password)),
    t('login.failed'),
  );
  if (withCode ?? (isHydrated && !isDialog && sentCode.read() !== undefined)) {
    const entered = form.getValues('emailOrUsername').trim();
    return (
      <Suspense>
        <CodeLogin
          email={entered.includes('@') ? entered : ''}
          onLogin={onLogin}
          onBack={() => choose(false)}
        />
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
        <Link
          to={paths.resetPassword}
          target={isDialog ? '_blank' : undefined}
          className="inline-flex min-h-6 items-center self-start text-small underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t('login.forgot')}
        </Link>
        <Button type="submit" size="large" busy={isSubmitting} busyText={t('login.busy')}>
          {t('login.title')}
        </Button>
        <Button variant="secondary" size="large" onClick={() => choose(true)}>
          {t('login.withCode')}
        </Button>
      </FormFields>
    </form>
  );
};
