import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { cx } from '../cx';
import { useWindow } from './use-window';

export type DialogSize = 'small' | 'medium' | 'large' | 'full';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Description for screen readers. */
  description?: string;
  closeLabel: string;
  size?: DialogSize;
  /** False: only its buttons close it, not the backdrop or Escape. */
  dismissible?: boolean;
  /** Footer below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

const widths: Record<DialogSize, string> = {
  small: 'sm:max-w-[420px]',
  medium: 'sm:max-w-[560px]',
  large: 'sm:max-w-[960px]',
  /** As large as the screen allows. */
  full: 'h-dvh sm:h-[calc(100dvh-48px)] sm:max-w-[1440px]',
};

/** Modal dialog: a full sheet on phones, a centered card from 640 px. Traps and returns the focus. */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  size = 'medium',
  dismissible = true,
  footer,
  children,
}: DialogProps) => {
  const { returnFocus, keepOpen } = useWindow(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 grid grid-cols-1 grid-rows-1 items-end bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:place-items-center sm:p-6">
          <Radix.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            onCloseAutoFocus={returnFocus}
            onInteractOutside={(event) => {
              if (!dismissible) event.preventDefault();
              keepOpen(event);
            }}
            onEscapeKeyDown={(event) => {
              if (!dismissible) event.preventDefault();
            }}
            className={cx(
              'relative flex max-h-dvh w-full flex-col bg-surface text-ink shadow-overlay outline-none data-[state=open]:animate-rise-in sm:max-h-[calc(100dvh-48px)]',
              widths[size],
            )}
          >
            <div className="flex items-start justify-between gap-4 border-b border-line py-2 ps-5 pe-2">
              <div className="py-2.5">
                <Radix.Title className="text-h3 font-semibold">{title}</Radix.Title>
                {description && (
                  <Radix.Description className="mt-1 text-small text-muted">
                    {description}
                  </Radix.Description>
                )}
              </div>
              <Radix.Close asChild>
                <IconButton label={closeLabel}>
                  <X className="size-5" />
                </IconButton>
              </Radix.Close>
            </div>
            <div
              data-window-body
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5"
            >
              {children}
            </div>
            {footer && <div className="border-t border-line px-5 py-4">{footer}</div>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
};
