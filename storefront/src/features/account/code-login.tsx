import { Button } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { FormProblems } from '@/shared/forms/form-problems';
import { useShopForm } from '@/shared/forms/use-shop-form';
import { useText } from '@/shared/i18n/text';
import { requestLoginCode, type LoginAnswer } from './account.queries';
import { CodeForm } from './code-form';
import { EmailField } from './email-field';
import { sentCode, type SentCode } from './sent-code';
import { useFocusOnOpen } from './use-focus-on-open';

const RequestForm = ({
  email,
  onSent,
  children,
}: {
  email: string;
  onSent: (email: string, token: string) => void;
  children: ReactNode;
}) => {
  const { t } = useText();
  const form = useShopForm({ email });
  const { errors } = form;
  const { isSubmitting } = form.formState;
  useFocusOnOpen(form, 'email');
  const submit = form.sends(async (values) => {
    const address = values.email.trim();
    onSent(address, (await requestLoginCode(address)).token);
  }, t('loginCode.failed'));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-muted">{t('loginCode.lead')}</p>
      <FormProblems form={form} />
      <EmailField error={errors.email?.message} register={form.register} />
      <Button type="submit" size="large" busy={isSubmitting} busyText={t('sending')}>
        {t('loginCode.request')}
      </Button>
      {children}
    </form>
  );
};

/** Login with a mailed code: the email address, then the code. */
export const CodeLogin = ({
  email,
  onLogin,
  onBack,
}: {
  email: string;
  onLogin: (answer: LoginAnswer) => void;
  /** Back to the password. */
  onBack: () => void;
}) => {
  const { t } = useText();
  const [sent, setSent] = useState(sentCode.read);
  /** The login that has removed the password. */
  const [withoutPassword, setWithoutPassword] = useState<LoginAnswer>();
  const send = (next: SentCode | undefined) => {
    if (next) sentCode.keep(next);
    else sentCode.forget();
    setSent(next);
  };
  const back = (
    <Button
      variant="secondary"
      onClick={() => {
        sentCode.forget();
        onBack();
      }}
    >
      {t('loginCode.back')}
    </Button>
  );
  if (withoutPassword)
    return (
      <div className="flex flex-col gap-5">
        <p role="alert">{t('loginCode.passwordRemoved')}</p>
        <Button size="large" onClick={() => onLogin(withoutPassword)}>
          {t('loginCode.continue')}
        </Button>
      </div>
    );
  if (!sent)
    return (
      <RequestForm
        email={email}
        onSent={(address, token) => send({ email: address, token, at: Date.now() })}
      >
        {back}
      </RequestForm>
    );
  return (
    <CodeForm
      sent={sent}
      onSent={(token) => send({ ...sent, token, at: Date.now() })}
      onLogin={(answer) => {
        sentCode.forget();
        if (answer.formerLoginRemoved) setWithoutPassword(answer);
        else onLogin(answer);
      }}
      onOtherEmail={() => send(undefined)}
    >
      {back}
    </CodeForm>
  );
};
