import type { OrderDto } from '@shop/contracts';
import { Button, noteClass } from '@shop/ui';
import { useState } from 'react';
import { lazyPanel } from '@/shared/rendering/lazy-panel';
import { useText } from '@/shared/i18n/text';

const CancelDialog = lazyPanel(async () => (await import('./cancel-dialog')).CancelDialog);

const focus = (element: HTMLElement | null) => element?.focus();

/** Cancels an order before its hand-over; afterwards says that it is cancelled. */
export const CancelOrder = ({ order }: { order: OrderDto }) => {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  // Another tab may have cancelled it, or an attempt whose response was lost.
  if (done || (open && order.state === 'cancelled'))
    return (
      <p
        ref={focus}
        tabIndex={-1}
        role="status"
        className={noteClass('info', 'text-small outline-none')}
      >
        {t('cancel.done')}
      </p>
    );
  if (!order.cancellable && !open) return null;
  return (
    <div className="print:hidden">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('cancel.title')}
      </Button>
      <CancelDialog
        open={open}
        order={order}
        onClose={() => setOpen(false)}
        onCancelled={() => setDone(true)}
      />
    </div>
  );
};
