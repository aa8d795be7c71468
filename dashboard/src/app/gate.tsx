import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { roleOf } from '@/features/session/staff';
import { useStaff } from '@/features/session/use-staff';
import { LoginPage } from '@/pages/login.page';
import { useNavigate } from 'react-router';
import { landingOf } from './areas';
import { Preferences } from './shell/preferences';
import { Shell } from './shell/shell';

/** The dashboard for signed-in staff, the login screen for everybody else. */
export const Gate = () => {
  const staff = useStaff();
  const queries = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    // Nothing of one account may show to the next.
    if (!staff) queries.clear();
  }, [staff, queries]);
  if (staff) return <Shell key={staff.id} staff={staff} />;
  return (
    <LoginPage
      preferences={<Preferences />}
      onSignedIn={(account) => void navigate(landingOf(roleOf(account)), { replace: true })}
    />
  );
};
