import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ChoosePasswordForm } from '@/features/session/choose-password-form';
import type { Staff } from '@/features/session/staff';
import { AuthLayout } from '@/shared/layout/auth-layout';
import { useText } from '@/shared/i18n/use-text';

/** Target of a new vendor's mailed link. */
export const ChoosePasswordPage = ({
  preferences,
  onSignedIn,
}: {
  preferences: ReactNode;
  onSignedIn: (staff: Staff) => void;
}) => {
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <AuthLayout title={useText()('choosePassword.title')} preferences={preferences}>
      <ChoosePasswordForm token={token} onSignedIn={onSignedIn} />
    </AuthLayout>
  );
};
