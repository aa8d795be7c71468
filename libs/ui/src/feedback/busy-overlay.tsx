import { Spinner } from './spinner';

/** Covers the nearest positioned parent while work goes on. */
export const BusyOverlay = ({ text }: { text: string }) => (
  <div
    role="status"
    className="absolute inset-0 z-10 flex animate-fade-in flex-col items-center justify-center gap-3 bg-surface/85 text-small font-semibold"
  >
    <Spinner className="size-7 text-accent" />
    {text}
  </div>
);
