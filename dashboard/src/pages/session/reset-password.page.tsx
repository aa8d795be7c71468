import { noteClass } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { LoginForm } from '@/features/session/login-form';
import { ResetPasswordForm } from '@/features/session/reset-password-form';
import { useLinkToken } from '@/features/session/use-link-token';
import type { Staff } from '@/features/session/staff';
import { AuthLayout } from '@/shared/layout/auth-layout';
import { useText } from '@/shared/i18n/use-text';

/** Target of the mailed link: a new password, then sign-in with it. */
export const ResetPasswordPage = ({
  preferences,
  onSignedIn,
}: {
  preferences: ReactNode;
  onSignedIn: (staff: Staff) => void;
}) => {
  const t = useText();
  const token = useLinkToken();
  /** Of the account, once the password is set. */
  const [username, setUsername] = useState<string>();
  if (username === undefined)
    return (
      <AuthLayout title={t('account.resetTitle')} preferences={preferences}>
        <ResetPasswordForm token={token} onDone={setUsername} />
      </AuthLayout>
    );
  return (
    <AuthLayout title={t('login.title')} preferences={preferences}>
      <p role="status" className={noteClass('info', 'mb-5')}>
        {t('account.resetDone')}
      </p>
      <LoginForm username={username} onSignedIn={onSignedIn} />
    </AuthLayout>
  );
};
