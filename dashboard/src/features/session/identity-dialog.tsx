import { api, unwrap, useChange } from '@shop/api-client';
import { Button, Dialog, PasswordField } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { secondFactorQuery } from '@/shared/api/second-factor';
import { useText } from '@/shared/i18n/use-text';
import { CodeField } from '@/shared/forms/code-field';
import { showRefusal } from '@/shared/forms/show-refusal';
import { signWithPasskey } from '@/shared/passkeys/passkeys';
import { useIdentityCheck } from './identity-check';
import { PasskeyButton } from './passkey-button';

const ConfirmForm = ({ onConfirmed }: { onConfirmed: () => void }) => {
  const t = useText();
  const [withCode, setWithCode] = useState(false);
  const { data: factor } = useQuery(secondFactorQuery());
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { errors } = form.formState;
  const confirm = useChange(
    ({ password, code }: { password: string; code: string }) =>
      api.POST('/admin/account/confirm', { body: withCode ? { code } : { password } }),
    [],
    { onSuccess: onConfirmed, showError: (error) => showRefusal(error, form) },
  );
  const passkey = useChange(
    async () => {
      const challenge = unwrap(await api.POST('/admin/account/confirm/passkey'));
      const signed = await signWithPasskey(challenge);
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
      {withCode ? (
        <CodeField key="code" error={errors.code?.message} {...form.register('code', filled)} />
      ) : (
        <PasswordField
          key="password"
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
      <Button type="submit" busy={confirm.isPending}>
        {t('identity.confirm')}
      </Button>
      {factor?.hasPasskey && <PasskeyButton use={passkey} />}
      {factor?.activeSince && (
        <Button
          variant="secondary"
          onClick={() => {
            form.clearErrors();
            setWithCode(!withCode);
          }}
        >
          {t(withCode ? 'identity.usePassword' : 'identity.useCode')}
        </Button>
      )}
    </form>
  );
};

/** Asks for the password over the page, which keeps its state, before a protected change is repeated. */
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
      <ConfirmForm onConfirmed={() => settle?.(true)} />
    </Dialog>
  );
};
