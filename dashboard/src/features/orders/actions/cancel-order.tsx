import { Button, TextAreaField } from '@shop/ui';
import { useState } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { cancelOrder } from '../orders.queries';
import { useOrderChange } from '@/shared/use-order-change';
import { FormDialog } from '@/shared/unsaved/form-dialog';

/** Cancels an order, with a reason. */
export const CancelOrder = ({ operationId }: { operationId: string }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useOrderChange(
    () => cancelOrder(operationId, reason.trim()),
    t('orders.cancelled'),
    () => setOpen(false),
  );
  return (
    <>
      <Button variant="danger" size="small" onClick={() => setOpen(true)}>
        {t('orders.cancel')}
      </Button>
      <FormDialog
        open={open}
        onOpenChange={setOpen}
        title={t('orders.cancelTitle')}
        closeLabel={t('orders.cancelNo')}
        size="small"
        footer={
          <Button
            variant="danger"
            className="w-full"
            aria-disabled={isPending}
            onClick={() => !isPending && mutate(undefined)}
          >
            {t('orders.cancelNow')}
          </Button>
        }
      >
        <p className="mb-4 text-muted">{t('orders.cancelText')}</p>
        <TextAreaField
          label={t('orders.reason')}
          optionalText={t('rows.optional')}
          rows={3}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </FormDialog>
    </>
  );
};
