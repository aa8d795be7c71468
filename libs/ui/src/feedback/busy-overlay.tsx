import { useEffect, useRef, type ReactNode } from 'react';
import { Spinner } from '../spinner/spinner';

/** Text, and what a click or a key changes: choices, checkboxes, files and buttons. */
const CHANGES = ['beforeinput', 'click', 'keydown'];

/** With Alt too, they step a number or open a choice. */
const STEPS = ['ArrowUp', 'ArrowDown', 'F4'];

/** Whether a key leaves the focused field as it is: it moves the focus, closes a dialog or belongs to the browser. */
const isHarmless = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  (['Tab', 'Escape'].includes(event.key) ||
    event.ctrlKey ||
    event.metaKey ||
    ((event.altKey || /^F\d/.test(event.key)) && !STEPS.includes(event.key)) ||
    !(event.target as Element).matches('input, select'));

/**
 * Covers its parent element, which is positioned: its fields and buttons change nothing meanwhile and keep the focus. The
 * overlay's own content stays in view and in use.
 */
export const BusyOverlay = ({ text, children }: { text: string; children?: ReactNode }) => {
  const overlay = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const covered = overlay.current?.parentElement;
    const refuse = (event: Event): void => {
      if (isHarmless(event) || overlay.current?.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const type of CHANGES) covered?.addEventListener(type, refuse, true);
    return () => {
      for (const type of CHANGES) covered?.removeEventListener(type, refuse, true);
    };
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
