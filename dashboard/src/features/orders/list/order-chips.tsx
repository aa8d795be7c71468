import { Badge } from '@shop/ui';
import { Banknote, CreditCard, Truck } from 'lucide-react';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import type { Order } from '../order';

/** Payment method of the order. */
export const PaymentChip = ({
  method,
  short = false,
}: {
  method: Order['paymentMethod'];
  /** Short label for cash. */
  short?: boolean;
}) => {
  const t = useText();
  const Icon = method === 'cod' ? Banknote : CreditCard;
  return (
    <Badge className="gap-1.5">
      <Icon className="size-3.5" />
      {method === 'card' ? t('orders.card') : short ? t('orders.cod') : t('orders.cash')}
    </Badge>
  );
};

/** Shipment status of the order, with the waybill number. */
export const ShipmentChip = ({ shipments }: { shipments: Order['shipments'] }) => {
  const t = useText();
  const [shipment] = shipments;
  if (!shipment) return <Badge>{t('orders.noShipment')}</Badge>;
  return (
    <Badge tone="success" className="gap-1.5">
      <Truck className="mirror size-3.5" />
      <span className="sr-only">{t('orders.shipmentTitle')} </span>
      <bdi dir="ltr">{shipment.id}</bdi>
    </Badge>
  );
};

/** The promised day of delivery of a late order. */
export const LateChip = ({ deliverBy }: Pick<Order, 'deliverBy'>) => {
  const t = useText();
  const { day } = useFormat();
  return (
    <Badge tone="sale">{t('orders.lateSince', { day: deliverBy ? day(deliverBy) : '' })}</Badge>
  );
};
