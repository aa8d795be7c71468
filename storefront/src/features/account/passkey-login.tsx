import { usePasskeySignal } from '@shop/api-client/passkeys';
import { Button, noteClass } from '@shop/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useText } from '@/shared/i18n/text';
import type { LoginAnswer } from './account.queries';
import { passkeyText } from './passkey-text';
import { loginWithPasskey } from './passkeys.queries';

/** Login with a passkey, for which the browser asks at once. */
export const PasskeyLogin = ({
  onLogin,
  onBack,
}: {
  onLogin: (answer: LoginAnswer) => void;
  /** Back to the password. */
  onBack: () => void;
}) => {
  const { t } = useText();
  const signal = usePasskeySignal();
  const { mutate, isPending, error } = useMutation({
    mutationFn: loginWithPasskey,
    onSuccess: onLogin,
  });
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    lead.current?.focus();
    mutate(signal());
  }, [mutate, signal]);
  return (
    <div className="flex flex-col gap-5">
      <p ref={lead} tabIndex={-1} className="text-muted outline-none">
        {t('passkey.lead')}
      </p>
      {error && (
        <p role="alert" className={noteClass('problem', 'text-small')}>
          {passkeyText(error, t)}
        </p>
      )}
      <Button
        size="large"
        busy={isPending}
        busyText={t('passkey.waiting')}
        onClick={() => mutate(signal())}
      >
        {t('passkey.again')}
      </Button>
      <Button variant="secondary" onClick={onBack}>
        {t('loginCode.back')}
      </Button>
    </div>
  );
};
