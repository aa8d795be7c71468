import { Button, notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { OwnPasswordForm } from '@/features/own-account/own-password-form';
import { RecoveryCodes } from '@/features/own-account/recovery-codes';
import { SecondFactorSetup } from '@/features/own-account/second-factor-setup';
import { sessionQueries, useSignOut } from '@/features/session/session.queries';
import type { Staff } from '@/features/session/staff';
import { AuthLayout } from '@/shared/layout/auth-layout';
import { useText } from '@/shared/i18n/use-text';

/** What an account must do before anything else: change a password that an admin chose, set up a second factor. */
export const AccountSetupPage = ({
  setup,
  preferences,
  onReady,
}: {
  setup: NonNullable<Staff['setup']>;
  preferences: ReactNode;
  onReady: (staff: Staff) => void;
}) => {
  const t = useText();
  const queries = useQueryClient();
  const [codes, setCodes] = useState<string[]>();
  const signOut = useSignOut(() => notify(t('shell.signOutFailed'), { kind: 'error' }));
  const goOn = async () => {
    const staff = await queries.fetchQuery({ ...sessionQueries.me(), staleTime: 0 });
    if (!staff.setup) onReady(staff);
  };
  const isPassword = setup === 'password';
  return (
    <AuthLayout
      title={t(isPassword ? 'account.setupPassword' : 'account.setupFactor')}
      preferences={preferences}
    >
      <div className="flex flex-col gap-6">
        <p className="text-muted">
          {t(isPassword ? 'account.setupPasswordLead' : 'account.setupFactorLead')}
        </p>
        {isPassword ? (
          <OwnPasswordForm onDone={() => void goOn()} />
        ) : codes ? (
          <RecoveryCodes codes={codes} onDone={() => void goOn()} />
        ) : (
          <SecondFactorSetup onActive={setCodes} />
        )}
        <Button variant="secondary" onClick={() => signOut.mutate(undefined)}>
          {t('shell.signOut')}
        </Button>
      </div>
    </AuthLayout>
  );
};
