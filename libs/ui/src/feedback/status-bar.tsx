import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button';
import { cx } from '../cx';

interface StatusBarProps {
  /** Hidden without a text. */
  text: string | undefined;
  action?: { text: string; onSelect: () => void };
}

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
};
/** The topmost open dialog. */
const topWindow = (): Element | null =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? null;

const Bar = ({ text, action }: StatusBarProps) => {
  const window = useSyncExternalStore(subscribe, topWindow);
  const bar = useRef<HTMLDivElement>(null);
  // Moves other fixed elements below the bar.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (!window) style.setProperty('--status-bar', `${bar.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty('--status-bar');
  }, [window, text]);
  const content = (
    <div
      ref={bar}
      className={cx(
        'flex min-h-11 flex-wrap items-center justify-center gap-x-4 bg-ink px-4 py-1.5 text-center text-small text-paper print:hidden',
        !window && 'sticky top-0 z-40',
      )}
    >
      <span aria-hidden="true">{text}</span>
      {action && (
        <Button
          variant="quiet"
          size="small"
          className="text-paper! underline hover:bg-transparent!"
          onClick={action.onSelect}
        >
          {action.text}
        </Button>
      )}
    </div>
  );
  return window ? createPortal(content, window) : content;
};

/** A message about the connection at the top of the page, or at the bottom of an open dialog. */
export const StatusBar = ({ text, action }: StatusBarProps) => (
  <>
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
    {text && <Bar text={text} action={action} />}
  </>
);
