import { mayUse, type Role } from '@shop/shop-rules';
import { Outlet } from 'react-router';
import { roleOf } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { NoAccessPage } from '@/pages/errors/no-access.page';

/** Restricts the nested routes to some roles; the server checks the same. */
export const RequireRole = ({ roles }: { roles: readonly Role[] }) =>
  mayUse(roleOf(useSignedIn()), roles) ? <Outlet /> : <NoAccessPage />;
