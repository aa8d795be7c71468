import { Button, type DialogProps } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { FormDialog } from '@/shared/unsaved/form-dialog';

/** A button that opens a dialog about an order; its content gets a function that closes it. */
export const OrderDialog = ({
  text,
  number,
  variant = 'secondary',
  title,
  closeLabel,
  size = 'small',
  children,
}: Pick<DialogProps, 'title' | 'size'> & {
  text: string;
  /** Order number, when there are buttons of several orders. */
  number?: string;
  variant?: 'primary' | 'secondary' | 'danger';
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
        {number && <span className="sr-only">{t('orders.ofOrder', { order: number })}</span>}
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
