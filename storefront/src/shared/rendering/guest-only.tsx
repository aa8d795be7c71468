import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

/** What stands in the place of somebody's own things. The server draws it for all; whoever is logged in sees none of it. */
export const GuestOnly = ({ children }: { children: ReactNode }) => (
  <div
    className={
      useHydrated() ? undefined : '[[data-auth=in]_&]:invisible [[data-auth=in]_&]:min-h-dvh'
    }
  >
    {children}
  </div>
);
