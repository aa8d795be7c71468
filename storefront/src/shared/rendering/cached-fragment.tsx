import { createContext, use, type ReactNode } from 'react';

interface FragmentProps {
  name: string;
  /** Everything the content shows, except the settings and texts of the shop. */
  of?: unknown;
  /** Whether it contains links that depend on the current path (`NavLink`). */
  hasCurrent?: boolean;
  /** Elements that use `useId` only at the same place of every page. */
  children: () => ReactNode;
}

/** Replaces the content by markup that was stored, or stores it. Provided on the server only. */
export const FragmentContext = createContext<((fragment: FragmentProps) => ReactNode) | undefined>(
  undefined,
);

/** Content that the server renders once and stores, because equal values give equal markup. Not nested. */
export const CachedFragment = (fragment: FragmentProps): ReactNode => {
  const cached = use(FragmentContext);
  return cached ? cached(fragment) : fragment.children();
};
