import { Button } from '@shop/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import { CodeField } from '@/shared/forms/code-field';
import { showRefusal } from '@/shared/forms/show-refusal';
import { PasskeyButton } from './passkey-button';
import { useCodeStep, usePasskeyStep, type SecondStep } from './session.queries';
import type { Staff } from './staff';

/** A code of the authenticator app, or a recovery code. */
const CodeForm = ({ token, onSignedIn }: { token: string; onSignedIn: (staff: Staff) => void }) => {
  const t = useText();
  const form = useForm({ defaultValues: { code: '' } });
  const { errors } = form.formState;
  const { setFocus } = form;
  // The button that had the focus is gone.
  useEffect(() => setFocus('code'), [setFocus]);
  const step = useCodeStep(onSignedIn);
  const submit = form.handleSubmit(({ code }) =>
    step.mutate({ token, code }, { onError: (error) => showRefusal(error, form) }),
  );
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        if (step.isPending) event.preventDefault();
        else void submit(event);
      }}
    >
      <CodeField
        error={errors.code?.message ?? errors.root?.message}
        {...form.register('code', {
          validate: (code) => code.trim() !== '' || t('login.codeNeeded'),
        })}
      />
      <Button type="submit" size="large" busy={step.isPending} busyText={t('login.busy')}>
        {t('login.submit')}
      </Button>
    </form>
  );
};

/** The second step of signing in: a code or a passkey, as the account has it. */
export const SecondStepForm = ({
  signInToken,
  secondSteps,
  onSignedIn,
  onBack,
}: SecondStep & {
  onSignedIn: (staff: Staff) => void;
  /** Back to username and password. */
  onBack: () => void;
}) => {
  const t = useText();
  const passkey = usePasskeyStep(onSignedIn, signInToken);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">{t('login.codeLead')}</p>
      {secondSteps.includes('code') && <CodeForm token={signInToken} onSignedIn={onSignedIn} />}
      {secondSteps.includes('passkey') && <PasskeyButton use={passkey} />}
      <Button variant="secondary" onClick={onBack}>
        {t('login.back')}
      </Button>
    </div>
  );
};
