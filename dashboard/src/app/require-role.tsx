import { mayUse, type Role } from '@shop/shop-rules';
import { Outlet } from 'react-router';
import { roleOf } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { NoAccessPage } from '@/pages/errors/no-access.page';

/** Opens the pages below it for some roles; the server refuses the data to the others anyway. */
export const RequireRole = ({ roles }: { roles: readonly Role[] }) =>
  mayUse(roleOf(useSignedIn()), roles) ? <Outlet /> : <NoAccessPage />;
