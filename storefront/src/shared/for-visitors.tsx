import type { ReactNode } from 'react';
import { useStarted } from './use-started';

/** What stands in the place of somebody's own things. The server draws it for all; whoever is logged in sees none of it. */
export const ForVisitors = ({ children }: { children: ReactNode }) => (
  <div
    className={
      useStarted() ? undefined : '[[data-auth=in]_&]:invisible [[data-auth=in]_&]:min-h-dvh'
    }
  >
    {children}
  </div>
);
