import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ForgotPasswordForm } from '@/features/session/forgot-password-form';
import { AuthLayout } from '@/shared/layout/auth-layout';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';

/** Asks for the mailed link to a new password. */
export const ForgotPasswordPage = ({ preferences }: { preferences: ReactNode }) => {
  const t = useText();
  return (
    <AuthLayout title={t('login.forgot')} preferences={preferences}>
      <ForgotPasswordForm />
      <p className="mt-5">
        <Link to={paths.home} className="font-semibold text-accent underline underline-offset-4">
          {t('account.toSignIn')}
        </Link>
      </p>
    </AuthLayout>
  );
};
