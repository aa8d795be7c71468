import { cx } from '@shop/ui';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';

const HOVER_DELAY_MS = 120;

/**
 * Navigation button with a panel as wide as its positioned parent. It opens on click and on hover. A tap on its link
 * opens the panel too, so the panel must include that link.
 */
export const Disclosure = ({
  label,
  link,
  className,
  children,
}: {
  label: string;
  /** Label as a link; the button beside it only opens the panel. */
  link?: ReactNode;
  className?: string;
  /** Panel content; `close` closes it. */
  children: (close: () => void) => ReactNode;
}) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tapped = useRef(false);
  // A click right after hover keeps the panel open.
  const openedByHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      openedByHover.current = next && !open;
      setOpen(next);
    }, HOVER_DELAY_MS);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const press = ({ detail }: MouseEvent) => {
    clearTimeout(timer.current);
    setOpen(!open || (detail > 0 && openedByHover.current));
    openedByHover.current = false;
  };
  useEffect(() => {
    if (!open) return;
    // Not every browser moves the focus on a tap outside.
    const leave = ({ target }: PointerEvent) => {
      if (!whole.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);
  const tapLink = (event: MouseEvent) => {
    const isLink = link !== undefined && !panel.current?.contains(event.target as Node);
    if (!tapped.current || !isLink || button.current?.contains(event.target as Node)) return;
    event.preventDefault();
    setOpen(!open);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- pointer and Escape handling is optional, the button is enough
    <div
      ref={whole}
      className={cx('flex items-center', className)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && later(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && later(false)}
      onPointerDownCapture={(event) => (tapped.current = event.pointerType !== 'mouse')}
      onClickCapture={tapLink}
      onKeyDown={(event) => {
        tapped.current = false;
        if (event.key !== 'Escape' || !open) return;
        close();
        button.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && close()
      }
    >
      {link}
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={link ? label : undefined}
        onClick={press}
        className={cx(
          'inline-flex min-h-11 items-center gap-1 hover:text-brass',
          link ? 'w-6 justify-center' : 'whitespace-nowrap',
        )}
      >
        {!link && label}
        <ChevronDown className={cx('size-3.5 transition-transform', open && 'rotate-180')} />
      </button>
      <div
        ref={panel}
        id={id}
        hidden={!open}
        className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-var(--header))] animate-fade-in overflow-y-auto overscroll-contain border-y border-line bg-surface shadow-overlay"
      >
        {open && children(close)}
      </div>
    </div>
  );
};
