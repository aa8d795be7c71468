import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OwnPasswordForm } from '@/features/own-account/own-password-form';
import { OwnSessions } from '@/features/own-account/own-sessions';
import { ownAccountQueries } from '@/features/own-account/own-account.queries';
import { ProfileForm } from '@/features/own-account/profile-form';
import { OtherAccounts } from '@/features/own-account/other-accounts';
import { Passkeys } from '@/features/own-account/passkeys';
import { SecondFactorState } from '@/features/own-account/second-factor-state';
import { roleOf } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { Panel } from '@/shared/layout/panel';
import { useMay } from '@/shared/rights/use-may';

const Profile = ({ id, mayRename }: { id: number; mayRename: boolean }) => {
  const t = useText();
  /** Opens another form after a save; a profile that is read again keeps what is typed. */
  const [saves, setSaves] = useState(0);
  return (
    <Panel title={t('account.profile')}>
      <QueryBoundary
        query={useQuery(ownAccountQueries.profile(id))}
        failed={t('account.profileFailed')}
        shape={<Skeleton className="h-72" />}
      >
        {(account) => (
          <ProfileForm
            key={saves}
            account={account}
            mayRename={mayRename}
            onSaved={() => setSaves((count) => count + 1)}
          />
        )}
      </QueryBoundary>
    </Panel>
  );
};

const Others = ({ ownId }: { ownId: number }) => {
  const t = useText();
  return (
    <Panel title={t('account.otherAccounts')}>
      <QueryBoundary
        query={useQuery(ownAccountQueries.accounts())}
        failed={t('account.accountsFailed')}
        shape={<Skeleton className="h-24" />}
      >
        {(accounts) => <OtherAccounts accounts={accounts.filter(({ id }) => id !== ownId)} />}
      </QueryBoundary>
    </Panel>
  );
};

/** Profile, password, second factor, passkeys and sessions of the signed-in account. */
export const AccountPage = () => {
  const t = useText();
  const staff = useSignedIn();
  const may = useMay();
  const mayRename = roleOf(staff) !== 'vendor';
  const secondFactor = useQuery(ownAccountQueries.secondFactor());
  return (
    <>
      <PageHeader title={t('nav.account')} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {(mayRename || may('profiles.edit')) && <Profile id={staff.id} mayRename={mayRename} />}
        <Panel title={t('account.password')}>
          <OwnPasswordForm names={[staff.name, staff.username]} />
        </Panel>
        <Panel title={t('account.secondFactor')}>
          <QueryBoundary
            query={secondFactor}
            failed={t('account.secondFactorFailed')}
            shape={<Skeleton className="h-32" />}
          >
            {(state) => <SecondFactorState state={state} onChanged={secondFactor.refetch} />}
          </QueryBoundary>
        </Panel>
        <Panel title={t('account.passkeys')}>
          <QueryBoundary
            query={useQuery(ownAccountQueries.passkeys())}
            failed={t('account.passkeysFailed')}
            shape={<Skeleton className="h-32" />}
          >
            {(passkeys) => <Passkeys passkeys={passkeys} />}
          </QueryBoundary>
        </Panel>
        <Panel title={t('account.sessions')}>
          <QueryBoundary
            query={useQuery(ownAccountQueries.sessions())}
            failed={t('account.sessionsFailed')}
            shape={<Skeleton className="h-48" />}
          >
            {(sessions) => <OwnSessions sessions={sessions} />}
          </QueryBoundary>
        </Panel>
        {may('staff.manage') && <Others ownId={staff.id} />}
      </div>
    </>
  );
};
