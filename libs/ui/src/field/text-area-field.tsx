import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { controlClass } from './control-class';
import { FieldFrame, type FieldProps } from './field-frame';

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className'>;

export const TextAreaField = ({
  label,
  hint,
  error,
  optionalText,
  className,
  rows = 4,
  ...area
}: TextAreaFieldProps) => (
  <FieldFrame {...{ label, hint, error, optionalText, className }}>
    {(wiring) => (
      <textarea {...area} {...wiring} rows={rows} className={cx(controlClass, 'py-2.5')} />
    )}
  </FieldFrame>
);
