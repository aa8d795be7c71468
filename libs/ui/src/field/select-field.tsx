import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from './field-frame';
import { Select } from './select';

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
      <Select frame="block" {...select} {...wiring}>
        {children}
      </Select>
    )}
  </FieldFrame>
);
