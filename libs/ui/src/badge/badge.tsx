import type { ReactNode } from 'react';
import { cx } from '../cx';

export type BadgeTone = 'neutral' | 'accent' | 'sale' | 'success' | 'brass';

const tones: Record<BadgeTone, string> = {
  neutral: 'border border-line bg-surface text-muted',
  accent: 'bg-accent text-on-accent',
  sale: 'bg-sale text-on-sale',
  success: 'border border-success/40 bg-surface text-success',
  brass: 'border border-brass/40 bg-surface text-brass',
};

export const Badge = ({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) => (
  <span
    className={cx(
      'inline-flex min-h-6 items-center rounded-full px-2.5 text-mini font-semibold whitespace-nowrap tabular-nums',
      tones[tone],
      className,
    )}
  >
    {children}
  </span>
);
