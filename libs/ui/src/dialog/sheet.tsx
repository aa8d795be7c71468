import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { cx } from '../cx';
import { useWindow } from './use-window';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  /** Edge of the screen: start, end or bottom. */
  side?: 'end' | 'start' | 'bottom';
  footer?: ReactNode;
  children: ReactNode;
}

const sides = {
  end: 'inset-y-0 end-0 sm:w-[420px] data-[state=open]:animate-slide-in-end data-[state=closed]:animate-slide-out-end',
  start:
    'inset-y-0 start-0 sm:w-[420px] data-[state=open]:animate-slide-in-start data-[state=closed]:animate-slide-out-start',
  bottom: 'inset-x-0 bottom-0 max-h-[90dvh] data-[state=open]:animate-rise-in',
};

/** Panel that slides in from an edge; backdrop, Escape and the button close it. */
export const Sheet = ({
  open,
  onOpenChange,
  title,
  closeLabel,
  side = 'end',
  footer,
  children,
}: SheetProps) => {
  const { returnFocus, keepOpen } = useWindow(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          data-backdrop
          className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={keepOpen}
          className={cx(
            'fixed z-50 flex w-full flex-col bg-surface text-ink shadow-overlay outline-none',
            sides[side],
          )}
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-2">
            <Radix.Title className="display text-h2">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel}>
                <X className="size-5" />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">
            {children}
          </div>
          {footer && <div className="border-t border-line px-5 py-4">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
