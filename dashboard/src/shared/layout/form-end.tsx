import type { ReactNode } from 'react';

/** Buttons of a form; sticky at the bottom of a dialog. */
export const FormEnd = ({ children }: { children: ReactNode }) => (
  <div className="form-end flex flex-wrap gap-2">{children}</div>
);
