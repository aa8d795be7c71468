import { Button, type ButtonProps, type DialogProps } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { FormDialog } from './form-dialog';

/** A button that opens a dialog with a form; its content gets a function that closes it. */
export const DialogButton = ({
  text,
  about,
  variant = 'secondary',
  title,
  closeLabel,
  size = 'small',
  children,
}: Pick<DialogProps, 'title' | 'size'> & {
  text: string;
  /** Read aloud after the text, when several buttons of the page have it. */
  about?: string;
  variant?: ButtonProps['variant'];
  /** Label of the cross; “Close” by default. */
  closeLabel?: string;
  children: (close: () => void) => ReactNode;
}) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size="small" onClick={() => setOpen(true)}>
        {text}
        {about && <span className="sr-only">{about}</span>}
      </Button>
      <FormDialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        closeLabel={closeLabel ?? t('shell.close')}
        size={size}
      >
        {children(() => setOpen(false))}
      </FormDialog>
    </>
  );
};
