import { IconButton } from '../button/icon-button';

export interface StepperProps {
  value: number;
  minimum?: number;
  maximum?: number;
  decreaseLabel: string;
  increaseLabel: string;
  onChange: (value: number) => void;
}

/** Number input with plus and minus buttons. */
export const Stepper = ({
  value,
  minimum = 1,
  maximum = Infinity,
  decreaseLabel,
  increaseLabel,
  onChange,
}: StepperProps) => (
  <div className="inline-flex items-center rounded-control border border-control">
    <IconButton
      label={decreaseLabel}
      disabled={value <= minimum}
      onClick={() => onChange(value - 1)}
    >
      <span className="text-h3 leading-none">-</span>
    </IconButton>
    <span className="min-w-8 text-center font-semibold tabular-nums">{value}</span>
    <IconButton
      label={increaseLabel}
      disabled={value >= maximum}
      onClick={() => onChange(value + 1)}
    >
      <span className="text-h3 leading-none">+</span>
    </IconButton>
  </div>
);
