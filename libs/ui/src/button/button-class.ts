import { cx } from '../cx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dark';
export type ButtonSize = 'small' | 'medium' | 'large';

const base =
  'inline-flex select-none items-center justify-center gap-2 rounded-control font-semibold transition-colors aria-disabled:opacity-55 disabled:opacity-55 aria-disabled:cursor-not-allowed';
const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-control bg-transparent text-ink hover:border-ink hover:bg-sand',
  quiet: 'text-ink underline-offset-4 hover:underline',
  /** For light pictures in both themes. */
  dark: 'bg-night text-white hover:bg-[#3a332a]',
  danger: 'border border-sale text-sale hover:bg-sale hover:text-on-sale',
};
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-small pointer-coarse:min-h-11',
  medium: 'min-h-11 px-5 text-small',
  large: 'min-h-13 px-7 text-body',
};

/** Classes of a button, also for links. */
export const buttonClass = ({
  variant = 'primary',
  size = 'medium',
  className,
}: {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
} = {}): string => cx(base, variants[variant], sizes[size], className);
