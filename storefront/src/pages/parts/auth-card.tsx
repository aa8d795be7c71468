import type { ReactNode } from 'react';

/** Narrow column of the account forms. */
export const AuthCard = ({ title, children }: { title?: string; children: ReactNode }) => (
  <div className="mx-auto w-[min(100%-2*var(--gutter),400px)] py-10 md:py-16">
    {title && (
      <h1 tabIndex={-1} className="display mb-8 text-h1">
        {title}
      </h1>
    )}
    {children}
  </div>
);
