import { Button, type ButtonProps } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { focusInvalid } from '@/shared/forms/focus-invalid';
import { FormEnd } from '@/shared/layout/form-end';

/** Form of one order action; it cannot be submitted twice. */
export const OrderChangeForm = ({
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
  children: (isChecked: boolean) => ReactNode;
}) => {
  const [isChecked, setIsChecked] = useState(false);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (!ready) focusInvalid(event.currentTarget);
        if (ready && !busy) onSend();
      }}
    >
      {children(isChecked)}
      <FormEnd problem={problem}>
        <Button type="submit" variant={variant} className="grow" busy={busy}>
          {submitText}
        </Button>
      </FormEnd>
    </form>
  );
};
