import { useSyncExternalStore } from 'react';
import type { Staff } from './staff';
import { storedStaff } from './stored-staff';

/** The signed-in account, or null. */
export const useStaff = (): Staff | null =>
  useSyncExternalStore(storedStaff.subscribe, storedStaff.get);

/** The signed-in account, on pages that require one. */
export const useSignedIn = (): Staff => {
  const staff = useStaff();
  if (!staff) throw new Error('This page needs a signed-in account.');
  return staff;
};
