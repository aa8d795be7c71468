import type { ReactNode } from 'react';
import { useHydrated } from '@/shared/rendering/use-hydrated';

/** Fields of a server-rendered form, disabled until hydration: the browser would submit passwords in the address. */
export const FormFields = ({ children }: { children: ReactNode }) => (
  <fieldset disabled={!useHydrated()} className="contents [&:disabled_*]:opacity-100!">
    {children}
  </fieldset>
);
