import { cx } from '@shop/ui';
import type { ReactNode } from 'react';

export type StatusTone = 'waiting' | 'active' | 'done' | 'failed' | 'closed';

const dots: Record<StatusTone, string> = {
  waiting: 'bg-brass',
  active: 'bg-accent',
  done: 'bg-success',
  failed: 'bg-sale',
  closed: 'border border-control',
};

/** A state as text with a coloured dot. */
export const Status = ({ tone, children }: { tone: StatusTone; children: ReactNode }) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap">
    <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full', dots[tone])} />
    {children}
  </span>
);
