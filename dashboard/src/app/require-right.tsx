import { Outlet } from 'react-router';
import { useSignedIn } from '@/features/session/use-staff';
import { NoAccessPage } from '@/pages/errors/no-access.page';
import { isMet, type Need } from './need';

/** Restricts the nested routes to accounts with a right; the server checks the same. */
export const RequireRight = ({ need }: { need: Need }) =>
  isMet(useSignedIn(), need) ? <Outlet /> : <NoAccessPage />;
