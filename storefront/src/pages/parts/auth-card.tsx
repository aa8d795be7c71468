import type { ReactNode } from 'react';

/** Narrow column of the account forms. */
export const AuthCard = ({
  title,
  lead,
  children,
}: {
  title?: string;
  /** Purpose of the form. */
  lead?: string;
  children: ReactNode;
}) => (
  <div className="mx-auto w-[min(100%-2*var(--gutter),400px)] py-10 md:py-16">
    {title && (
      <h1 tabIndex={-1} className="display text-h1">
        {title}
      </h1>
    )}
    {lead && <p className="mt-3 text-muted">{lead}</p>}
    <div className={title ? 'mt-8' : undefined}>{children}</div>
  </div>
);
