import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { firstRunQueries } from '@/features/first-run/first-run.queries';
import { LoginForm } from '@/features/session/login-form';
import type { Staff } from '@/features/session/staff';
import { AuthLayout } from '@/shared/layout/auth-layout';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';

export const LoginPage = ({
  preferences,
  onSignedIn,
}: {
  preferences: ReactNode;
  onSignedIn: (staff: Staff) => void;
}) => {
  const t = useText();
  const [isRefused, setRefused] = useState(false);
  // A new shop has no account that could sign in.
  const unclaimed = useQuery({ ...firstRunQueries.unclaimed(), enabled: isRefused });
  return (
    <AuthLayout title={t('login.title')} preferences={preferences}>
      <LoginForm onSignedIn={onSignedIn} onRefused={() => setRefused(true)} />
      {unclaimed.data && (
        <p className="mt-5">
          {t('firstRun.noAdmin')}{' '}
          <Link to={paths.claim} className="font-semibold text-accent underline underline-offset-4">
            {t('firstRun.welcome')}
          </Link>
        </p>
      )}
    </AuthLayout>
  );
};
