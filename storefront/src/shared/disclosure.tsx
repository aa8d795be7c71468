import { cx } from '@shop/ui';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

const HOVER_DELAY_MS = 120;

/** A navigation button with a panel below: opens by press, and by resting the mouse on it. */
export const Disclosure = ({
  label,
  link,
  align = 'start',
  wide = false,
  className,
  children,
}: {
  label: string;
  /** The label as a link; the button beside it then only opens the panel. */
  link?: ReactNode;
  align?: 'start' | 'end';
  /** The panel is as wide as the positioned parent of the whole navigation. */
  wide?: boolean;
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
      className={cx('flex items-center', !wide && 'relative', className)}
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
        className={cx(
          'absolute top-full z-40 animate-fade-in border-line bg-surface shadow-overlay',
          wide ? 'inset-x-0 border-y py-8' : 'min-w-48 border p-2',
          !wide && (align === 'start' ? 'start-0' : 'end-0'),
        )}
      >
        {open && children(close)}
      </div>
    </div>
  );
};
