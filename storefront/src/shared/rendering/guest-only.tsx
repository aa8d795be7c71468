import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

/** Content for guests. The server renders it always; signed-in shoppers never see it. */
export const GuestOnly = ({ children }: { children: ReactNode }) => (
  <div
    className={
      useHydrated() ? undefined : '[[data-auth=in]_&]:invisible [[data-auth=in]_&]:min-h-dvh'
    }
  >
    {children}
  </div>
);
