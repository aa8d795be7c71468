import { Popover as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { useWindow } from './use-window';

/** A popover beside its trigger; Escape and a click outside close it. */
export const Popover = ({
  open,
  onOpenChange,
  anchor,
  title,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element it is attached to. */
  anchor: RefObject<HTMLElement>;
  /** Accessible name. */
  title: string;
  children: ReactNode;
}) => {
  const { returnFocus, keepOpen } = useWindow(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          aria-label={title}
          sideOffset={8}
          collisionPadding={16}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={keepOpen}
          className="z-50 max-h-(--radix-popover-content-available-height) w-80 animate-fade-in overflow-y-auto border border-line bg-surface p-5 text-ink shadow-overlay outline-none"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
