import { api, useChange } from '@shop/api-client';
import { Button, noteClass, TextField } from '@shop/ui';
import { useForm } from 'react-hook-form';
import { reasonOf, showRefusal } from '@/shared/forms/show-refusal';
import { useText } from '@/shared/i18n/use-text';

/** Asks for the mailed link; the response is the same for an unknown account. */
export const ForgotPasswordForm = () => {
  const t = useText();
  const form = useForm({ defaultValues: { username: '' } });
  const { errors } = form.formState;
  const request = useChange(
    (username: string) => api.POST('/admin/request-password-reset', { body: { username } }),
    [],
    {
      showError: (error) =>
        reasonOf(error)
          ? showRefusal(error, form)
          : form.setError('root', { message: t('account.resetNotRequested') }),
    },
  );
  if (request.isSuccess)
    return (
      <p role="status" className={noteClass('info')}>
        {t('account.resetRequested')}
      </p>
    );
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) =>
        void form.handleSubmit(({ username }) => {
          if (!request.isPending) request.mutate(username);
        })(event)
      }
    >
      <p className="text-muted">{t('account.resetLead')}</p>
      <TextField
        label={t('account.resetName')}
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        dir="ltr"
        {...form.register('username', {
          validate: (username) => username.trim() !== '' || t('account.resetNameNeeded'),
        })}
      />
      {errors.root && (
        <p role="alert" className={noteClass('problem', 'font-semibold')}>
          {errors.root.message}
        </p>
      )}
      <Button type="submit" size="large" busy={request.isPending}>
        {t('account.resetSend')}
      </Button>
    </form>
  );
};
