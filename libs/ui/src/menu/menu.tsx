import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../cx';

const item =
  'flex min-h-10 cursor-default items-center gap-3 px-4 text-small outline-none select-none data-[disabled]:opacity-55 data-[highlighted]:bg-sand';

/** A menu button; arrows, typing and Escape work in the menu. */
export const Menu = ({
  trigger,
  onCloseAutoFocus,
  children,
}: {
  trigger: ReactElement;
  /** May prevent that the button gets the focus back. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
}) => {
  // Chosen when the menu opens: another container would close an open menu, and the first page has none yet when it renders.
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <DropdownMenu.Root
      modal={false}
      onOpenChange={(open) => open && setContainer(document.querySelector('main'))}
    >
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* Rendered inside the page's landmark for screen reader navigation. */}
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          align="end"
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
          sideOffset={4}
          collisionPadding={8}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-fade-in overflow-y-auto border border-line bg-surface py-1 text-ink shadow-overlay"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
};

/** With `asChild` its only child, a link, is the item. */
export const MenuItem = ({
  danger = false,
  className,
  ...rest
}: ComponentProps<typeof DropdownMenu.Item> & { danger?: boolean }) => (
  <DropdownMenu.Item {...rest} className={cx(item, danger && 'text-sale', className)} />
);

export const MenuLine = () => <DropdownMenu.Separator className="my-1 h-px bg-line" />;

/** A checkbox item; the menu stays open. */
export const MenuCheck = ({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) => (
  <DropdownMenu.CheckboxItem
    checked={checked}
    onCheckedChange={onChange}
    onSelect={(event) => event.preventDefault()}
    className={item}
  >
    <span className="grid size-4 place-items-center border border-control">
      <DropdownMenu.ItemIndicator>
        <Check className="size-3.5" strokeWidth={2.5} />
      </DropdownMenu.ItemIndicator>
    </span>
    {children}
  </DropdownMenu.CheckboxItem>
);
