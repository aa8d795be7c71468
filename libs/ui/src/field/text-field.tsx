import type { ComponentProps } from 'react';
import { controlClass } from './control-class';
import { FieldFrame, type FieldProps } from './field-frame';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className'>;

export const TextField = ({
  label,
  hint,
  error,
  optionalText,
  className,
  ...input
}: TextFieldProps) => (
  <FieldFrame {...{ label, hint, error, optionalText, className }}>
    {(wiring) => <input type="text" {...input} {...wiring} className={controlClass} />}
  </FieldFrame>
);
