import { Button, confirm } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { bookShipment } from '../orders.queries';
import { useOrderChange } from '@/shared/use-order-change';

/** Creates the shipment of an order after confirmation. */
export const CreateShipment = ({
  operationId,
  number,
}: {
  operationId: string;
  number: string;
}) => {
  const t = useText();
  const { mutate, isPending } = useOrderChange(bookShipment, t('orders.shipmentCreated'));
  const ask = async () => {
    const question = {
      text: t('orders.shipmentQuestion'),
      yesText: t('orders.confirmYes'),
      noText: t('orders.confirmNo'),
    };
    if (await confirm(question)) mutate(operationId);
  };
  return (
    <Button size="small" busy={isPending} onClick={() => !isPending && void ask()}>
      {t('orders.createShipment')}
      <span className="sr-only">{t('orders.ofOrder', { order: number })}</span>
    </Button>
  );
};
