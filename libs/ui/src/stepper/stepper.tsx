import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { cx } from '../cx';

export interface StepperProps {
  value: number;
  minimum?: number;
  maximum?: number;
  decreaseLabel: string;
  increaseLabel: string;
  onChange: (value: number) => void;
  className?: string;
  /** Shown instead of the number. */
  children?: ReactNode;
}

/** Number input with plus and minus buttons. */
export const Stepper = ({
  value,
  minimum = 1,
  maximum = Infinity,
  decreaseLabel,
  increaseLabel,
  onChange,
  className,
  children = <span className="min-w-8 flex-1 text-center font-semibold tabular-nums">{value}</span>,
}: StepperProps) => (
  <div className={cx('inline-flex items-center rounded-control border border-control', className)}>
    <IconButton
      label={decreaseLabel}
      disabled={value <= minimum}
      onClick={() => onChange(value - 1)}
    >
      <span className="text-h3 leading-none">-</span>
    </IconButton>
    {children}
    <IconButton
      label={increaseLabel}
      disabled={value >= maximum}
      onClick={() => onChange(value + 1)}
    >
      <span className="text-h3 leading-none">+</span>
    </IconButton>
  </div>
);
