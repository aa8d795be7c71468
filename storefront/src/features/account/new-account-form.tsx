import { ApiError } from '@shop/api-client';
import { LOGIN_AFTER_REGISTER_MS } from '@shop/shop-rules';
import { Button, TextField } from '@shop/ui';
import { FormProblems } from '@/shared/forms/form-problems';
import { useRules } from '@/shared/forms/use-rules';
import { useShopForm } from '@/shared/forms/use-shop-form';
import { useText } from '@/shared/i18n/text';
import type { NewShopper } from '@/shared/session/sign-in';
import { login, register as registerShopper, type LoginAnswer } from './account.queries';
import { NewSecretField } from './secret-field';
import { TermsField } from './terms-field';

/** Fields of the account that the guest has entered elsewhere. */
const GIVEN = /\/(name|phone)$/;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Email and password of a new account; name and phone number are known already. */
export const NewAccountForm = ({
  shopper: { name, phone, onRefused },
  onLogin,
  onRegistered,
  onClose,
}: {
  shopper: NewShopper;
  onLogin: (answer: LoginAnswer) => void;
  /** The account exists, but the login failed. */
  onRegistered: (email: string) => void;
  onClose: () => void;
}) => {
  const { t, locale } = useText();
  const rules = useRules();
  const form = useShopForm({ email: '', password: '', terms: false });
  const { errors } = form;
  const { isSubmitting } = form.formState;
  const agreed = form.watch('terms');
  const create = async (email: string, password: string): Promise<boolean> => {
    try {
      const status = await registerShopper({ name, phone, email, password }, locale);
      if (status === 200 || status === 201) return true;
      form.setFailure(t('register.incomplete'));
    } catch (error) {
      const isGiven = ({ pointer }: { pointer: string }) => GIVEN.test(pointer);
      if (!(error instanceof ApiError && error.errors.some(isGiven))) throw error;
      onClose();
      onRefused(error);
    }
    return false;
  };
  const submit = form.sends(async ({ email, password }) => {
    if (!(await create(email, password))) return;
    await pause(LOGIN_AFTER_REGISTER_MS);
    await login(email, password).then(onLogin, () => onRegistered(email));
  }, t('register.failed'));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormProblems form={form} />
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
      <NewSecretField
        label={t('field.password')}
        typed={form.watch('password')}
        names={[name, form.watch('email')]}
        enterKeyHint="done"
        error={errors.password?.message}
        {...form.register('password', rules.newPassword)}
      />
      <TermsField
        inNewTab
        error={errors.terms?.message}
        {...form.register('terms', { validate: (ticked) => ticked || t('register.terms') })}
      />
      <Button
        type="submit"
        size="large"
        aria-disabled={!agreed}
        busy={isSubmitting}
        busyText={t('register.busy')}
      >
        {t('register.submit')}
      </Button>
    </form>
  );
};
