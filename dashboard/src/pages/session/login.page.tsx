import type { ReactNode } from 'react';
import { LoginForm } from '@/features/session/login-form';
import type { Staff } from '@/features/session/staff';
import { AuthLayout } from '@/shared/layout/auth-layout';
import { useText } from '@/shared/i18n/use-text';

export const LoginPage = ({
  preferences,
  onSignedIn,
}: {
  preferences: ReactNode;
  onSignedIn: (staff: Staff) => void;
}) => (
  <AuthLayout title={useText()('login.title')} preferences={preferences}>
    <LoginForm onSignedIn={onSignedIn} />
  </AuthLayout>
);
