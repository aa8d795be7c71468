import { useNavigate } from 'react-router';
import { ForgotPasswordPage } from '@/pages/session/forgot-password.page';
import { ResetPasswordPage } from '@/pages/session/reset-password.page';
import { landingOf } from './navigation';
import { Preferences } from './shell/preferences';

export const ForgotPassword = () => <ForgotPasswordPage preferences={<Preferences />} />;

/** Target of the mailed link. */
export const ResetPassword = () => {
  const navigate = useNavigate();
  return (
    <ResetPasswordPage
      preferences={<Preferences />}
      onSignedIn={(account) => void navigate(landingOf(account), { replace: true })}
    />
  );
};
