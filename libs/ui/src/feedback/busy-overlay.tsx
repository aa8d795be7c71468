import type { ReactNode } from 'react';
import { Spinner } from './spinner';

/** Covers the nearest positioned ancestor; its text stays in view. */
export const BusyOverlay = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div
    role="status"
    className="absolute inset-0 z-10 flex animate-fade-in flex-col items-center bg-surface/85 text-small font-semibold"
  >
    <span className="sticky inset-y-[40dvh] my-auto flex flex-col items-center gap-3">
      <Spinner className="size-7 text-accent" />
      {text}
      {children}
    </span>
  </div>
);
