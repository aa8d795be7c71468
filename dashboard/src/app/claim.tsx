import { useNavigate } from 'react-router';
import { startSession } from '@/features/session/session.queries';
import { ClaimPage } from '@/pages/session/claim.page';
import { paths } from '@/shared/paths';
import { LeaveGuard } from '@/shared/unsaved/leave-guard';
import { Preferences } from './shell/preferences';

/** Page of a shop without an admin account. */
export const Claim = () => {
  const navigate = useNavigate();
  return (
    <>
      <ClaimPage
        preferences={<Preferences />}
        onClaimed={(account) => {
          if (startSession(account)) void navigate(paths.firstRunStep('name'), { replace: true });
        }}
      />
      <LeaveGuard />
    </>
  );
};
