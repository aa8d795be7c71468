import { Button, type ButtonProps } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { focusInvalid } from '@/shared/forms/focus-invalid';
import { FormEnd } from '@/shared/layout/form-end';
import { FormDialog } from '@/shared/unsaved/form-dialog';

/** A button that opens a dialog; its content gets a function that closes it. */
export const ReturnDialog = ({
  text,
  title,
  variant = 'secondary',
  children,
}: {
  text: string;
  title: string;
  variant?: ButtonProps['variant'];
  children: (close: () => void) => ReactNode;
}) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size="small" onClick={() => setOpen(true)}>
        {text}
      </Button>
      <FormDialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        closeLabel={t('shell.close')}
        size="small"
      >
        {children(() => setOpen(false))}
      </FormDialog>
    </>
  );
};

/** Form of one action; it cannot be submitted twice. */
export const ReturnForm = ({
  busy,
  submitText,
  variant,
  problem,
  onSend,
  children,
}: {
  busy: boolean;
  submitText: string;
  variant?: ButtonProps['variant'];
  /** Why it was refused. */
  problem?: string;
  onSend: () => void;
  children: ReactNode;
}) => (
  <form
    noValidate
    className="flex flex-col gap-5"
    onSubmit={(event) => {
      event.preventDefault();
      if (busy) return;
      onSend();
      focusInvalid(event.currentTarget);
    }}
  >
    {children}
    <FormEnd problem={problem}>
      <Button type="submit" variant={variant} className="grow" busy={busy}>
        {submitText}
      </Button>
    </FormEnd>
  </form>
);
