import { Badge } from '@shop/ui';
import { Banknote, CreditCard, Truck } from 'lucide-react';
import { useText } from '@/shared/i18n/use-text';
import type { Order } from './order';

/** How the order is paid. */
export const PaymentChip = ({ method }: { method: Order['paymentMethod'] }) => {
  const t = useText();
  const Icon = method === 'cod' ? Banknote : CreditCard;
  return (
    <Badge className="gap-1.5">
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={1.5} />
      {method === 'cod' ? t('orders.cash') : t('orders.card')}
    </Badge>
  );
};

/** Whether the carrier has the order's parcel; its number when it has. */
export const ShipmentChip = ({ parcels }: { parcels: Order['parcels'] }) => {
  const t = useText();
  const [parcel] = parcels;
  if (!parcel) return <Badge>{t('orders.noShipment')}</Badge>;
  return (
    <Badge tone="success" className="gap-1.5">
      <Truck aria-hidden="true" className="mirror size-3.5" strokeWidth={1.5} />
      <span className="sr-only">{t('orders.shipped')} </span>
      <bdi dir="ltr">{parcel.id}</bdi>
    </Badge>
  );
};
