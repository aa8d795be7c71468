import { useNavigate } from 'react-router';
import { ChoosePasswordPage } from '@/pages/session/choose-password.page';
import { landingOf } from './navigation';
import { paths } from '@/shared/paths';
import { Preferences } from './shell/preferences';

/** Page of a mailed invitation. */
export const Invitation = () => {
  const navigate = useNavigate();
  return (
    <ChoosePasswordPage
      preferences={<Preferences />}
      onStepNeeded={() => void navigate(paths.home, { replace: true })}
      onSignedIn={(account) => void navigate(landingOf(account), { replace: true })}
    />
  );
};
