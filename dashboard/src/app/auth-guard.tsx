import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Staff } from '@/features/session/staff';
import { storedStaff } from '@/features/session/stored-staff';
import { useStaff } from '@/features/session/use-staff';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { withTexts } from '@/shared/i18n/locale';
import { paths } from '@/shared/paths';
import { AccountContext } from '@/shared/rights/use-may';
import { clearPersonalData } from './clear-personal-data';
import { landingOf } from './navigation';
import { isMet, type Need } from './need';
import { Preferences } from './shell/preferences';
import { Shell } from './shell/shell';

const loadLogin = async () => ({ default: (await import('@/pages/session/login.page')).LoginPage });
// Loads with the texts, not after them.
const login = storedStaff.get() ? undefined : loadLogin();
const LoginPage = lazy(() => login ?? loadLogin());

const loadSetup = withTexts('account', () => import('@/pages/session/account-setup.page'));
const AccountSetupPage = lazy(async () => ({ default: (await loadSetup()).AccountSetupPage }));

const isGuarded = (handle: unknown): handle is { need: Need } =>
  typeof handle === 'object' && handle !== null && 'need' in handle;

/** The dashboard for signed-in staff, otherwise the login screen. */
export const AuthGuard = () => {
  const staff = useStaff();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const matches = useMatches();
  const id = staff?.id;
  /** Recovery codes that are not saved yet. */
  const [codes, setCodes] = useState<string[]>();
  const last = useRef(id);
  useEffect(() => {
    const before = last.current;
    last.current = id;
    if (before !== id) setCodes(undefined);
    // Nothing of one account may be shown to the next, not even its address.
    if (before === undefined || before === id) return;
    clearPersonalData();
    if (id !== undefined) return window.location.assign(paths.home);
    queries.clear();
    void navigate(paths.home, { replace: true });
  }, [id, queries, navigate]);
  /** After login the requested address opens if its rights allow it, otherwise the first page of the account. */
  const openFirstPage = (account: Staff) => {
    const isAllowedHere = matches.every(
      ({ handle }) => !isGuarded(handle) || isMet(account, handle.need),
    );
    const isEntrance = pathname.replace(/\/$/, '') === paths.home;
    if (isEntrance || !isAllowedHere) void navigate(landingOf(account), { replace: true });
  };
  const setup = staff && (codes ? 'secondFactor' : staff.setup);
  const isReady = useEffectEvent(() => staff && openFirstPage(staff));
  const lastSetup = useRef(setup);
  useEffect(() => {
    if (lastSetup.current && setup === undefined) isReady();
    lastSetup.current = setup;
  }, [setup]);
  if (setup)
    return (
      <Suspense>
        <AccountSetupPage
          setup={setup}
          codes={codes}
          onCodes={setCodes}
          preferences={<Preferences />}
        />
      </Suspense>
    );
  if (staff)
    return (
      <AccountContext value={staff}>
        <Shell key={staff.id} staff={staff} />
      </AccountContext>
    );
  return (
    <Suspense>
      <LoginPage preferences={<Preferences />} onSignedIn={openFirstPage} />
    </Suspense>
  );
};
