import { api, ApiError, useChange } from '@shop/api-client';
import { Button, noteClass } from '@shop/ui';
import { useForm } from 'react-hook-form';
import { useShopName } from '@/shared/api/shop-name';
import { useText } from '@/shared/i18n/use-text';
import { NewPasswordField } from '@/shared/forms/new-password-field';
import { showRefusal } from '@/shared/forms/show-refusal';
import { useSignIn } from './session.queries';
import type { Staff } from './staff';

/** Sets a vendor's first password with the token of a mailed link, then signs in. */
export const ChoosePasswordForm = ({
  token,
  onSignedIn,
  onStepNeeded,
}: {
  token: string;
  onSignedIn: (staff: Staff) => void;
  /** The account has a second factor: it signs in on the page for that. */
  onStepNeeded: () => void;
}) => {
  const t = useText();
  const shop = useShopName();
  const signIn = useSignIn(onSignedIn, onStepNeeded);
  const form = useForm({ defaultValues: { password: '' } });
  const { errors } = form.formState;
  const choose = useChange(
    (password: string) => api.POST('/seller/choose-password', { body: { token, password } }),
    [],
    {
      onSuccess: (answer) => {
        const password = form.getValues('password');
        if (answer) signIn.mutate({ username: answer.username, password });
      },
      onError: (error) => {
        const { status, errors } = error instanceof ApiError ? error : { status: 0, errors: [] };
        if (errors.some(({ pointer }) => pointer === '#/password')) showRefusal(error, form);
        else
          form.setError('root', {
            message: t(status === 400 ? 'choosePassword.invalid' : 'choosePassword.failed'),
          });
      },
    },
  );
  const problem = signIn.error ? t('choosePassword.signIn') : errors.root?.message;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) =>
        void form.handleSubmit(({ password }) => {
          if (!choose.isPending) choose.mutate(password);
        })(event)
      }
    >
      <p className="text-muted">{t('choosePassword.lead', { shop })}</p>
      <NewPasswordField
        typed={form.watch('password')}
        label={t('choosePassword.password')}
        error={errors.password?.message}
        {...form.register('password', {
          validate: (password) => password !== '' || t('choosePassword.needed'),
        })}
      />
      {problem && (
        <p role="alert" className={noteClass('problem', 'font-semibold')}>
          {problem}
        </p>
      )}
      <Button
        type="submit"
        size="large"
        busy={choose.isPending || signIn.isPending}
        busyText={t('login.busy')}
      >
        {t('choosePassword.submit')}
      </Button>
    </form>
  );
};
