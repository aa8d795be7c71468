import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx';

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  className?: string;
};

export const CheckboxField = ({ label, hint, error, className, ...input }: CheckboxFieldProps) => {
  const id = useId();
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <div className="flex min-h-6 items-start">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
          className="mt-0.5 size-5 shrink-0 rounded-control accent-accent"
        />
        {/* Extends the touch target to the label. */}
        <label htmlFor={id} className="ps-3 text-small pointer-coarse:-my-3 pointer-coarse:py-3">
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="ps-8 text-small text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="ps-8 text-small font-semibold text-sale">
          {error}
        </p>
      )}
    </div>
  );
};
