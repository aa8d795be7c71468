import type { ReactNode } from 'react';
import { FormProblem } from './form-problem';

/** Buttons of a form; sticky at the bottom of a dialog, with what went wrong above them. */
export const FormEnd = ({
  problem,
  reason,
  children,
}: {
  problem?: string | undefined;
  /** What the server said about the problem. */
  reason?: string | undefined;
  children: ReactNode;
}) => (
  <div className="form-end flex flex-wrap gap-2">
    <FormProblem text={problem} reason={reason} className="basis-full" />
    {children}
  </div>
);
