import type { ReactNode } from 'react';

/** Buttons of a form; in a window they stay at its bottom, in sight however long the form is. */
export const FormEnd = ({ children }: { children: ReactNode }) => (
  <div className="form-end flex flex-wrap gap-2">{children}</div>
);
