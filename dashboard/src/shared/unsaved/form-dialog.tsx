import { Dialog, type DialogProps } from '@shop/ui';
import { useState } from 'react';
import { confirmDiscard } from './unsaved-changes';
import { useUnsaved } from './use-unsaved';

/** A dialog with a form, which is not closed with unsaved input before that is confirmed. */
export const FormDialog = ({
  open,
  onOpenChange,
  isSaved = false,
  children,
  ...dialog
}: DialogProps & {
  /** Whether the form is saved but the dialog is still open. */
  isSaved?: boolean;
}) => {
  const [isChanged, setChanged] = useState(false);
  if (!open && isChanged) setChanged(false);
  const dirty = open && isChanged && !isSaved;
  useUnsaved({ dirty, isInDialog: true });
  const change = async (next: boolean) => {
    if (next || !dirty || (await confirmDiscard())) onOpenChange(next);
  };
  return (
    <Dialog {...dialog} open={open} onOpenChange={(next) => void change(next)}>
      <div
        className="contents"
        onChange={({ target }) => {
          if (!(target instanceof HTMLInputElement && target.type === 'search')) setChanged(true);
        }}
      >
        {children}
      </div>
    </Dialog>
  );
};
