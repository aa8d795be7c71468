import { noteClass } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
  const { data: isUnclaimed } = useQuery(firstRunQueries.isOffered());
  return (
    <AuthLayout title={t('login.title')} preferences={preferences}>
      {isUnclaimed && (
        <p className={noteClass('info', 'mb-5')}>
          {t('firstRun.noAdmin')}{' '}
          <Link to={paths.claim} className="font-semibold text-accent underline underline-offset-4">
            {t('firstRun.welcome')}
          </Link>
        </p>
      )}
      <LoginForm onSignedIn={onSignedIn} />
      <p className="mt-5">
        <Link
          to={paths.forgotPassword}
          className="font-semibold text-accent underline underline-offset-4"
        >
          {t('login.forgot')}
        </Link>
      </p>
    </AuthLayout>
  );
};
