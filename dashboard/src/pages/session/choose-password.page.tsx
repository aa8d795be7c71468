import type { ReactNode } from 'react';
import { ChoosePasswordForm } from '@/features/session/choose-password-form';
import { useLinkToken } from '@/features/session/use-link-token';
import type { Staff } from '@/features/session/staff';
import { AuthLayout } from '@/shared/layout/auth-layout';
import { useText } from '@/shared/i18n/use-text';

/** Target of a new vendor's mailed link. */
export const ChoosePasswordPage = ({
  preferences,
  onSignedIn,
  onStepNeeded,
}: {
  preferences: ReactNode;
  onSignedIn: (staff: Staff) => void;
  onStepNeeded: () => void;
}) => {
  const token = useLinkToken();
  return (
    <AuthLayout title={useText()('choosePassword.title')} preferences={preferences}>
      <ChoosePasswordForm token={token} onSignedIn={onSignedIn} onStepNeeded={onStepNeeded} />
    </AuthLayout>
  );
};
