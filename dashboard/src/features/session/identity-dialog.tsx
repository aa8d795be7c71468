import { api, ApiError, unwrap, useChange } from '@shop/api-client';
import { signWithPasskey } from '@shop/api-client/passkeys';
import type { SecondFactorStateDto } from '@shop/contracts';
import { Button, Dialog, ErrorState, Loading, PasswordField, Skeleton } from '@shop/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { secondFactorQuery } from '@/shared/api/second-factor';
import { useText } from '@/shared/i18n/use-text';
import { CodeField } from '@/shared/forms/code-field';
import { showRefusal } from '@/shared/forms/show-refusal';
import { useIdentityCheck } from './identity-check';
import { PasskeyButton } from './passkey-button';

/** The password, or what is stronger of an account with a second factor. */
const ConfirmForm = ({
  factor: { activeSince, hasPasskey },
  onConfirmed,
}: {
  factor: SecondFactorStateDto;
  onConfirmed: () => void;
}) => {
  const t = useText();
  const withCode = activeSince !== null;
  const queries = useQueryClient();
  const onlyPasskey = hasPasskey && !withCode;
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { errors } = form.formState;
  const confirm = useChange(
    ({ password, code }: { password: string; code: string }) =>
      api.POST('/admin/account/confirm', { body: withCode ? { code } : { password } }),
    [],
    {
      onSuccess: onConfirmed,
      showError: (error) => {
        showRefusal(error, form);
        // It was added elsewhere meanwhile.
        if (error instanceof ApiError && error.code === 'second_factor_needed')
          void queries.invalidateQueries({ queryKey: secondFactorQuery().queryKey });
      },
    },
  );
  const passkey = useChange(
    async (signal?: AbortSignal) => {
      const challenge = unwrap(await api.POST('/admin/account/confirm/passkey'));
      const signed = await signWithPasskey(challenge, signal);
      return api.POST('/admin/account/confirm', { body: { passkey: signed } });
    },
    [],
    { onSuccess: onConfirmed },
  );
  const filled = { validate: (text: string) => text.trim() !== '' || t('identity.needed') };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        // The dialog is rendered inside the form whose call it repeats.
        event.stopPropagation();
        void form.handleSubmit((values) => {
          if (!confirm.isPending) confirm.mutate(values);
        })(event);
      }}
    >
      <p className="text-muted">{t('identity.lead')}</p>
      {withCode && <CodeField error={errors.code?.message} {...form.register('code', filled)} />}
      {!withCode && !hasPasskey && (
        <PasswordField
          label={t('login.password')}
          error={errors.password?.message}
          autoComplete="current-password"
          showText={t('login.showPassword')}
          hideText={t('login.hidePassword')}
          dir="ltr"
          {...form.register('password', filled)}
        />
      )}
      {errors.root && (
        <p role="alert" className="font-semibold text-sale">
          {errors.root.message}
        </p>
      )}
      {!onlyPasskey && (
        <Button type="submit" busy={confirm.isPending}>
          {t('identity.confirm')}
        </Button>
      )}
      {hasPasskey && <PasskeyButton use={passkey} />}
    </form>
  );
};

/** The form for what the account has. */
const Confirmation = ({ onConfirmed }: { onConfirmed: () => void }) => {
  const t = useText();
  const { data: factor, isError, refetch } = useQuery(secondFactorQuery());
  if (factor) return <ConfirmForm factor={factor} onConfirmed={onConfirmed} />;
  if (isError)
    return (
      <ErrorState
        text={t('identity.failed')}
        retryText={t('list.retry')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Loading text={t('shell.loading')}>
      <Skeleton className="h-24" />
    </Loading>
  );
};

/** Asks for the password or the second factor over the page, which keeps its state, before a protected change is repeated. */
export const IdentityDialog = () => {
  const t = useText();
  const settle = useIdentityCheck();
  return (
    <Dialog
      open={settle !== undefined}
      onOpenChange={(open) => !open && settle?.(false)}
      title={t('identity.title')}
      closeLabel={t('shell.close')}
      size="small"
    >
      <Confirmation onConfirmed={() => settle?.(true)} />
    </Dialog>
  );
};
