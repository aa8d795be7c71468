import { useEffect, useRef, type ReactNode } from 'react';
import { Spinner } from './spinner';

const refuse = (event: Event): void => event.preventDefault();

/** Covers the nearest positioned ancestor, whose fields take no text meanwhile; its own text stays in view. */
export const BusyOverlay = ({ text, children }: { text: string; children?: ReactNode }) => {
  const overlay = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const covered = overlay.current?.parentElement;
    covered?.addEventListener('beforeinput', refuse);
    return () => covered?.removeEventListener('beforeinput', refuse);
  }, []);
  return (
    <div
      ref={overlay}
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
};
