import { useChange } from '@shop/api-client';
import type { SecondFactorSecretDto } from '@shop/contracts';
import { Button, NumberField } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { showRefusal } from '@/shared/forms/show-refusal';
import { useText } from '@/shared/i18n/use-text';
import { activateSecondFactor, ownAccountQueries, startSecondFactor } from './own-account.queries';
import { QrCode } from './qr-code';

/** The secret for the authenticator app, and its first code. */
const CodeStep = ({
  secret,
  uri,
  onActive,
}: SecondFactorSecretDto & { onActive: (codes: string[]) => void }) => {
  const t = useText();
  const form = useForm({ defaultValues: { code: '' } });
  const { errors } = form.formState;
  const stale = [ownAccountQueries.accounts(), ownAccountQueries.sessions()];
  const activate = useChange(
    activateSecondFactor,
    stale.map(({ queryKey }) => queryKey),
    {
      onSuccess: (answer) => answer && onActive(answer.recoveryCodes),
      showError: (error) => showRefusal(error, form),
    },
  );
  return (
    <form
      noValidate
      aria-label={t('account.secondFactor')}
      className="flex flex-col gap-4"
      onSubmit={(event) =>
        void form.handleSubmit(({ code }) => {
          if (!activate.isPending) activate.mutate(code);
        })(event)
      }
    >
      <p>{t('account.scan')}</p>
      <QrCode text={uri} label={t('account.qrCode')} />
      <p className="text-small text-muted">
        {t('account.typeSecret')}{' '}
        <code dir="ltr" className="font-semibold break-words text-ink select-all">
          {secret.replace(/.{4}/g, '$& ').trim()}
        </code>
      </p>
      <NumberField
        label={t('account.code')}
        error={errors.code?.message ?? errors.root?.message}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        {...form.register('code', {
          validate: (code) => /^\d{6}$/.test(code.replace(/\s/g, '')) || t('account.codeNeeded'),
        })}
      />
      <div>
        <Button type="submit" busy={activate.isPending}>
          {t('account.turnOn')}
        </Button>
      </div>
    </form>
  );
};

/** Sets up the authenticator app; with its first code the second factor is on, and there are recovery codes. */
export const SecondFactorSetup = ({ onActive }: { onActive: (codes: string[]) => void }) => {
  const t = useText();
  const queries = useQueryClient();
  const [secret, setSecret] = useState<SecondFactorSecretDto>();
  const start = useChange(startSecondFactor, [], {
    onSuccess: setSecret,
    onError: (error) => {
      notifyRefusal(error, t('account.notStarted'));
      // It may have been set up elsewhere.
      for (const queryKey of [['own-account'], ['session', 'me']])
        void queries.invalidateQueries({ queryKey });
    },
  });
  if (secret) return <CodeStep {...secret} onActive={onActive} />;
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted">{t('account.secondFactorLead')}</p>
      <Button busy={start.isPending} onClick={() => start.mutate(undefined)}>
        {t('account.setUp')}
      </Button>
    </div>
  );
};
