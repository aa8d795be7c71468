import type { ReactNode } from 'react';
import { useHydrated } from '@/shared/rendering/use-hydrated';

/**
 * The fields of a form on a page that the server draws. Until the program has taken the page over they take nothing:
 * the browser would send what is typed, passwords too, in the address.
 */
export const FormFields = ({ children }: { children: ReactNode }) => (
  <fieldset disabled={!useHydrated()} className="contents [&:disabled_*]:opacity-100!">
    {children}
  </fieldset>
);
