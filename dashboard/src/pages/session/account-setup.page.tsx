import { Button, ErrorState, notify } from '@shop/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AddPasskey } from '@/features/own-account/add-passkey';
import { OwnPasswordForm } from '@/features/own-account/own-password-form';
import { RecoveryCodes } from '@/features/own-account/recovery-codes';
import { SecondFactorSetup } from '@/features/own-account/second-factor-setup';
import { sessionQueries, useSignOut } from '@/features/session/session.queries';
import { useSignedIn } from '@/features/session/use-staff';
import type { Staff } from '@/features/session/staff';
import { AuthLayout } from '@/shared/layout/auth-layout';
import { useText } from '@/shared/i18n/use-text';
import { LeaveGuard } from '@/shared/unsaved/leave-guard';
import { mayLeave } from '@/shared/unsaved/unsaved-changes';

/** What an account must do before anything else: change a password that an admin chose, set up a second factor. */
export const AccountSetupPage = ({
  setup,
  codes,
  onCodes,
  preferences,
}: {
  setup: NonNullable<Staff['setup']>;
  /** New recovery codes, shown until they are saved. */
  codes: string[] | undefined;
  onCodes: (codes: string[] | undefined) => void;
  preferences: ReactNode;
}) => {
  const t = useText();
  const staff = useSignedIn();
  const queries = useQueryClient();
  const signOut = useSignOut(() => notify(t('shell.signOutFailed'), { kind: 'error' }));
  // Also set up in another browser; while the codes are shown, nothing replaces them.
  const { isError, isFetching, refetch } = useQuery({
    ...sessionQueries.me(),
    staleTime: 0,
    enabled: !codes,
  });
  const goOn = async () => {
    const { isSuccess } = await refetch();
    if (isSuccess) onCodes(undefined);
  };
  const show = (made: string[]) => {
    void queries.cancelQueries({ queryKey: sessionQueries.me().queryKey });
    onCodes(made);
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
          <OwnPasswordForm names={[staff.name, staff.username]} onDone={() => void goOn()} />
        ) : codes ? (
          <RecoveryCodes codes={codes} onDone={() => void goOn()} />
        ) : (
          <>
            <SecondFactorSetup onActive={show} />
            <p className="text-muted">{t('account.setupPasskey')}</p>
            <AddPasskey onAdded={() => void goOn()} />
          </>
        )}
        {isError && !isFetching && (
          <ErrorState
            text={t('account.setupFailed')}
            retryText={t('list.retry')}
            onRetry={() => void goOn()}
          />
        )}
        <Button
          variant="secondary"
          onClick={() => void mayLeave().then((yes) => yes && signOut.mutate(undefined))}
        >
          {t('shell.signOut')}
        </Button>
      </div>
      <LeaveGuard />
    </AuthLayout>
  );
};
