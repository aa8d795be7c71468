import { Button, type ButtonProps } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { FormEnd } from './form-end';
import { focusInvalid } from './focus-invalid';

/** Form of one action in a dialog; it cannot be submitted twice. */
export const ActionForm = ({
  ready = true,
  busy,
  submitText,
  variant,
  problem,
  onSend,
  children,
}: {
  /** Whether the form is valid. */
  ready?: boolean;
  busy: boolean;
  submitText: string;
  variant?: ButtonProps['variant'];
  /** Why it was refused. */
  problem?: string;
  onSend: () => void;
  /** Gets whether the form was submitted; from then on fields show what is missing. */
  children: ReactNode | ((isChecked: boolean) => ReactNode);
}) => {
  const [isChecked, setIsChecked] = useState(false);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        setIsChecked(true);
        if (ready) onSend();
        focusInvalid(event.currentTarget);
      }}
    >
      {typeof children === 'function' ? children(isChecked) : children}
      <FormEnd problem={problem}>
        <Button type="submit" variant={variant} className="grow" busy={busy}>
          {submitText}
        </Button>
      </FormEnd>
    </form>
  );
};
