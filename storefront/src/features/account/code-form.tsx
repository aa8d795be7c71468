import { Button, notify, TextField } from '@shop/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { serverMessage } from '@/shared/api/server-message';
import { FormProblems } from '@/shared/forms/form-problems';
import { useRules } from '@/shared/forms/use-rules';
import { useShopForm } from '@/shared/forms/use-shop-form';
import { useText } from '@/shared/i18n/text';
import { loginWithCode, requestLoginCode } from './account.queries';
import type { SentCode } from './sent-code';
import { useFocusOnOpen } from './use-focus-on-open';
import { useSecondsUntil } from './use-seconds-until';

/** Wait before another code can be requested. */
const RESEND_MS = 60_000;

/** The mailed code, and another one after a minute. */
export const CodeForm = ({
  sent: { token, email, at },
  onSent,
  onLogin,
  onOtherEmail,
  children,
}: {
  sent: SentCode;
  /** Another code was requested, which goes with this token. */
  onSent: (token: string) => void;
  onLogin: (answer: Awaited<ReturnType<typeof loginWithCode>>) => void;
  onOtherEmail: () => void;
  children: ReactNode;
}) => {
  const { t } = useText();
  const { filled } = useRules();
  const form = useShopForm({ code: '' });
  const { errors } = form;
  const { isSubmitting } = form.formState;
  const wait = useSecondsUntil(at + RESEND_MS);
  useFocusOnOpen(form, 'code');
  const submit = form.sends(
    async ({ code }) => onLogin(await loginWithCode(token, code)),
    t('login.failed'),
  );
  const resend = useMutation({
    mutationFn: () => requestLoginCode(email),
    onSuccess: (answer) => {
      onSent(answer.token);
      // A code of an earlier mail is not valid with the new token.
      form.reset();
      form.setFailure(undefined);
      form.setFocus('code');
      notify(t('loginCode.sentAgain'), { kind: 'success' });
    },
    onError: (error) => notify(serverMessage(error, t('loginCode.failed')), { kind: 'error' }),
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p>
        {t('loginCode.sent')}
        <strong className="block font-semibold break-all">
          <bdi dir="ltr">{email}</bdi>
        </strong>
      </p>
      <p className="text-small text-muted">{t('loginCode.validity')}</p>
      <FormProblems form={form} />
      <TextField
        label={t('loginCode.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="go"
        dir="ltr"
        maxLength={40}
        error={errors.code?.message}
        {...form.register('code', filled('loginCode.required'))}
      />
      <Button type="submit" size="large" busy={isSubmitting} busyText={t('login.busy')}>
        {t('login.title')}
      </Button>
      <div className="flex flex-col gap-2">
        <Button
          variant="secondary"
          busy={resend.isPending}
          busyText={t('sending')}
          aria-disabled={wait > 0}
          onClick={() => wait === 0 && resend.mutate()}
        >
          {t('loginCode.resend')}
        </Button>
        {wait > 0 && (
          <p className="text-small text-muted tabular-nums">
            {t('loginCode.wait', { seconds: wait })}
          </p>
        )}
      </div>
      <Button variant="secondary" onClick={onOtherEmail}>
        {t('loginCode.otherEmail')}
      </Button>
      {children}
    </form>
  );
};
