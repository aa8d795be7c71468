import type { ReactNode } from 'react';
import { StarPattern } from './star-pattern';

/** Empty state: one sentence and at most one action. */
export const EmptyState = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="region-state relative isolate flex flex-col items-center gap-5 overflow-hidden border border-line px-6 py-14 text-center">
    <StarPattern className="absolute inset-0 -z-10 text-line opacity-45 [mask-image:radial-gradient(#000_20%,transparent_80%)]" />
    <p className="text-h3">{text}</p>
    {children}
  </div>
);
