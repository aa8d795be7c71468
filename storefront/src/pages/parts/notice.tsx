import type { ReactNode } from 'react';
import { Page } from '@/shared/layout/page';

/** A page with one message and the next step. */
export const Notice = ({
  title,
  text,
  role,
  above,
  children,
}: {
  title: string;
  text?: ReactNode;
  role?: 'status';
  /** Icon above the heading. */
  above?: ReactNode;
  children?: ReactNode;
}) => (
  <Page title={title} className="wrap min-h-dvh py-12 md:py-20">
    <div className="mx-auto max-w-xl" role={role}>
      {above}
      <h1 tabIndex={-1} className="display text-h1">
        {title}
      </h1>
      {text && <div className="mt-4 flex flex-col gap-3">{text}</div>}
      {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
    </div>
  </Page>
);
