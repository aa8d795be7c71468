import type { ComponentProps } from 'react';
import { cx } from '../cx';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name; the icon is decorative. */
  label: string;
}

/** Square 44 px button with an icon. */
export const IconButton = ({
  label,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    className={cx(
      'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink transition-colors hover:bg-sand aria-disabled:opacity-55 disabled:opacity-40',
      className,
    )}
  >
    {children}
  </button>
);
