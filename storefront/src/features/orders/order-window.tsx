import type { OrderDto } from '@shop/contracts';
import { Button, Dialog } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '@/shared/i18n/text';
import { OrderDetails } from './order-details';
import { OrderHelp } from './order-help';
import { orderQueries } from './orders.queries';

/** Details of an order of the list, which has only the newest event of each parcel. */
export const OrderWindow = ({
  listed,
  payment,
  returns,
  onReorder,
  onClose,
}: {
  listed: OrderDto;
  payment: ReactNode;
  returns: ReactNode;
  onReorder: (order: OrderDto) => Promise<void>;
  onClose: () => void;
}) => {
  const { t } = useText();
  const { data: order = listed } = useQuery(orderQueries.one(listed.operation_id));
  const [busy, setBusy] = useState(false);
  const reorder = async () => {
    setBusy(true);
    await onReorder(order);
    setBusy(false);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('order.title')}
      closeLabel={t('close')}
      footer={
        <Button
          className="w-full"
          busy={busy}
          busyText={t('payment.processing')}
          onClick={() => void reorder()}
        >
          <RotateCcw className="mirror size-4" />
          {t('order.reorder')}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        <OrderDetails order={order} payment={payment} />
        {returns}
        <OrderHelp number={order.number} />
      </div>
    </Dialog>
  );
};
