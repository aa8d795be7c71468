import { api, ApiError, useChange } from '@shop/api-client';
import { Button, noteClass } from '@shop/ui';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { NewPasswordField } from '@/shared/forms/new-password-field';
import { reasonOf, showRefusal } from '@/shared/forms/show-refusal';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';

/** Sets a new password with the token of the mailed link. */
export const ResetPasswordForm = ({
  token,
  onDone,
}: {
  token: string;
  onDone: (username: string) => void;
}) => {
  const t = useText();
  const form = useForm({ defaultValues: { password: '' } });
  const { errors } = form.formState;
  const reset = useChange(
    (password: string) => api.POST('/admin/reset-password', { body: { token, password } }),
    [],
    {
      onSuccess: (answer) => answer && onDone(answer.username),
      showError: (error) =>
        reasonOf(error)
          ? showRefusal(error, form)
          : form.setError('root', { message: t('account.passwordNotChanged') }),
    },
  );
  const isOver = reset.error instanceof ApiError && reset.error.code === 'reset_link_invalid';
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) =>
        void form.handleSubmit(({ password }) => {
          if (!reset.isPending) reset.mutate(password);
        })(event)
      }
    >
      <NewPasswordField
        typed={form.watch('password')}
        label={t('account.newPassword')}
        error={errors.password?.message}
        {...form.register('password', {
          validate: (password) => password !== '' || t('account.passwordNeeded'),
        })}
      />
      {errors.root && (
        <p role="alert" className={noteClass('problem', 'font-semibold')}>
          {errors.root.message}{' '}
          {isOver && (
            <Link to={paths.forgotPassword} className="text-accent underline underline-offset-4">
              {t('account.resetAgain')}
            </Link>
          )}
        </p>
      )}
      <Button type="submit" size="large" busy={reset.isPending}>
        {t('account.changePassword')}
      </Button>
    </form>
  );
};
