import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ChoosePasswordForm } from '@/features/session/choose-password-form';
import type { Staff } from '@/features/session/staff';
import { AuthLayout } from '@/shared/layout/auth-layout';
import { useText } from '@/shared/i18n/use-text';

/** Target of a new vendor's mailed link: the token is in the fragment, or in the query of a link from before. */
export const ChoosePasswordPage = ({
  preferences,
  onSignedIn,
}: {
  preferences: ReactNode;
  onSignedIn: (staff: Staff) => void;
}) => {
  const { hash, search } = useLocation();
  const token = new URLSearchParams(hash ? hash.slice(1) : search).get('token') ?? '';
  return (
    <AuthLayout title={useText()('choosePassword.title')} preferences={preferences}>
      <ChoosePasswordForm token={token} onSignedIn={onSignedIn} />
    </AuthLayout>
  );
};
