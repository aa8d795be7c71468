import { useQueryClient } from '@tanstack/react-query';
import { mayUse, type Role } from '@shop/shop-rules';
import { useEffect, useRef } from 'react';
import { roleOf } from '@/features/session/staff';
import { useStaff } from '@/features/session/use-staff';
import { LoginPage } from '@/pages/session/login.page';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { paths } from '@/shared/paths';
import { landingOf } from './navigation';
import { Preferences } from './shell/preferences';
import { Shell } from './shell/shell';

const isForRoles = (handle: unknown): handle is { roles: readonly Role[] } =>
  typeof handle === 'object' && handle !== null && 'roles' in handle;

/** The dashboard for signed-in staff, otherwise the login screen. */
export const AuthGuard = () => {
  const staff = useStaff();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const matches = useMatches();
  const id = staff?.id;
  const last = useRef(id);
  useEffect(() => {
    const before = last.current;
    last.current = id;
    // Nothing of one account may be shown to the next, not even its address.
    if (before === undefined || before === id) return;
    if (id !== undefined) return window.location.assign(paths.home);
    queries.clear();
    void navigate(paths.home, { replace: true });
  }, [id, queries, navigate]);
  /** After login the requested address opens if the role allows it, otherwise the first page of the account. */
  const openFirstPage = (role: Role) => {
    const isAllowedHere = matches.every(
      ({ handle }) => !isForRoles(handle) || mayUse(role, handle.roles),
    );
    const isEntrance = pathname.replace(/\/$/, '') === paths.home;
    if (isEntrance || !isAllowedHere) void navigate(landingOf(role), { replace: true });
  };
  if (staff) return <Shell key={staff.id} staff={staff} />;
  return (
    <LoginPage
      preferences={<Preferences />}
      onSignedIn={(account) => openFirstPage(roleOf(account))}
    />
  );
};
