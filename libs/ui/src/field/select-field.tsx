import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { controlClass } from './control-class';
import { FieldFrame, type FieldProps } from './field-frame';

export type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'className'>;

/** Native select; its children are options and option groups. */
export const SelectField = ({
  label,
  hint,
  error,
  optionalText,
  className,
  children,
  ...select
}: SelectFieldProps) => (
  <FieldFrame {...{ label, hint, error, optionalText, className }}>
    {(wiring) => (
      <span className="relative block">
        <select {...select} {...wiring} className={cx(controlClass, 'appearance-none pe-10')}>
          {children}
        </select>
        <ChevronDown className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted" />
      </span>
    )}
  </FieldFrame>
);
