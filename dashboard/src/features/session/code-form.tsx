import { Button } from '@shop/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import { CodeField } from '@/shared/forms/code-field';
import { showRefusal } from '@/shared/forms/show-refusal';
import { useCodeStep } from './session.queries';
import type { Staff } from './staff';

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export const CodeForm = ({
  token,
  onSignedIn,
  onBack,
}: {
  token: string;
  onSignedIn: (staff: Staff) => void;
  /** Back to username and password. */
  onBack: () => void;
}) => {
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
      <p className="text-muted">{t('login.codeLead')}</p>
      <CodeField
        error={errors.code?.message ?? errors.root?.message}
        {...form.register('code', {
          validate: (code) => code.trim() !== '' || t('login.codeNeeded'),
        })}
      />
      <Button type="submit" size="large" busy={step.isPending} busyText={t('login.busy')}>
        {t('login.submit')}
      </Button>
      <Button variant="secondary" onClick={onBack}>
        {t('login.back')}
      </Button>
    </form>
  );
};
