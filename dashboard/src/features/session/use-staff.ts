import { useSyncExternalStore } from 'react';
import type { Staff } from './staff';
import { storedStaff } from './stored-staff';

/** Who is signed in, or null. */
export const useStaff = (): Staff | null =>
  useSyncExternalStore(storedStaff.subscribe, storedStaff.get);

/** Who is signed in, for pages that only signed-in staff reach. */
export const useSignedIn = (): Staff => {
  const staff = useStaff();
  if (!staff) throw new Error('This page needs a signed-in account.');
  return staff;
};
