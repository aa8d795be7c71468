import { cx } from '@shop/ui';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

const HOVER_DELAY_MS = 120;

/** A navigation button with a panel below, as wide as the positioned parent: opens by press, and by resting the mouse on it. */
export const Disclosure = ({
  label,
  link,
  className,
  children,
}: {
  label: string;
  /** The label as a link; the button beside it then only opens the panel. */
  link?: ReactNode;
  className?: string;
  /** The panel's content; `close` shuts it. */
  children: (close: () => void) => ReactNode;
}) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), HOVER_DELAY_MS);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  return (
    // Mouse and Escape only add to what the button offers.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={cx('flex items-center', className)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && later(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && later(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        close();
        button.current?.focus();
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      {link}
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={link ? label : undefined}
        onClick={() => (open ? close() : setOpen(true))}
        className={cx(
          'inline-flex min-h-11 items-center gap-1 hover:text-brass',
          link ? 'w-6 justify-center' : 'whitespace-nowrap',
        )}
      >
        {!link && label}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className={cx('size-3.5 transition-transform', open && 'rotate-180')}
        />
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute inset-x-0 top-full z-40 animate-fade-in border-y border-line bg-surface shadow-overlay"
      >
        {open && children(close)}
      </div>
    </div>
  );
};
