import { useId, type ReactNode } from 'react';
import { cx } from '../cx';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Shown beside the label of an optional field. */
  optionalText?: string;
  className?: string;
}

export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label above, hint below, error last; the control gets their ids. */
export const FieldFrame = ({
  label,
  hint,
  error,
  optionalText,
  className,
  children,
}: FieldProps & { children: (wiring: FieldWiring) => ReactNode }) => {
  const id = useId();
  const describedBy = cx(hint && `${id}-hint`, error && `${id}-error`);
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-small font-semibold">
        {label}
        {/* Arabic letters join across elements; the space separates the words. */}
        {optionalText && <span className="ms-1 font-normal text-muted"> {optionalText}</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-small font-semibold text-sale">
          {error}
        </p>
      )}
    </div>
  );
};
