import type { ReactNode } from 'react';
import { LoginForm } from '@/features/session/login-form';
import type { Staff } from '@/features/session/staff';
import { Entrance } from '@/shared/entrance';
import { useText } from '@/shared/i18n/use-text';

export const LoginPage = ({
  preferences,
  onSignedIn,
}: {
  preferences: ReactNode;
  onSignedIn: (staff: Staff) => void;
}) => (
  <Entrance title={useText()('login.title')} preferences={preferences}>
    <LoginForm onSignedIn={onSignedIn} />
  </Entrance>
);
