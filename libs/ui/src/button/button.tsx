import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../spinner/spinner';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows the busy text, ignores clicks and stays focusable. */
  busy?: boolean;
  busyText?: string;
}

export const Button = ({
  variant,
  size,
  busy = false,
  busyText,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) return event.preventDefault();
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={buttonClass({ variant, size, className })}
      onClick={press}
    >
      {busy && <Spinner />}
      {busy && busyText ? busyText : children}
    </button>
  );
};
