import type { SignedInStaffDto } from '@shop/contracts';
import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ClaimForm } from '@/features/first-run/claim-form';
import { firstRunQueries } from '@/features/first-run/first-run.queries';
import { NotFoundPage } from '@/pages/errors/not-found.page';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { AuthLayout } from '@/shared/layout/auth-layout';

/** Creates the account of the owner; an unknown page once there is an admin account. */
export const ClaimPage = ({
  preferences,
  onClaimed,
}: {
  preferences: ReactNode;
  onClaimed: (account: SignedInStaffDto) => void;
}) => {
  const t = useText();
  const { hash } = useLocation();
  const unclaimed = useQuery(firstRunQueries.unclaimed());
  if (unclaimed.data === false) return <NotFoundPage />;
  return (
    <AuthLayout title={t('firstRun.welcome')} preferences={preferences}>
      <QueryBoundary
        query={unclaimed}
        failed={t('firstRun.failed')}
        shape={<Skeleton className="h-96" />}
      >
        {() => <ClaimForm key={hash} token={hash.slice(1)} onClaimed={onClaimed} />}
      </QueryBoundary>
    </AuthLayout>
  );
};
