import { buttonClass } from '@shop/ui';
import { PackageCheck, ReceiptText } from 'lucide-react';
import { useText } from '@/shared/i18n/use-text';
import type { Order, OrderState } from '../order';
import { useMay } from '@/shared/rights/use-may';

/** States in which the order has no invoice and no packing slip. */
const UNSOLD: readonly OrderState[] = [
  'pending_payment',
  'payment_failed',
  'expired',
  'cod_pending',
  'cancelled',
];
const link = buttonClass({ variant: 'secondary', size: 'small' });
const documentOf = ({ operationId }: Order, document: string) =>
  `/api/users/orders/one/${encodeURIComponent(operationId)}/${document}.pdf`;

/** Packing slip as PDF in a new tab; hidden for an unsold order. */
export const PackingSlipLink = ({ order }: { order: Order }) => {
  const t = useText();
  if (UNSOLD.includes(order.state)) return null;
  return (
    <a href={documentOf(order, 'packing-slip')} target="_blank" rel="noreferrer" className={link}>
      <PackageCheck className="size-4" />
      {t('orders.packingSlip')}
      <span className="sr-only">{t('orders.ofOrder', { order: order.number })}</span>
    </a>
  );
};

/** Invoice and packing slip as PDF, each in a new tab. */
export const OrderDocuments = ({ order }: { order: Order }) => {
  const t = useText();
  const may = useMay();
  if (UNSOLD.includes(order.state)) return null;
  return (
    <>
      <PackingSlipLink order={order} />
      {may('orders.documents') && (
        <a href={documentOf(order, 'invoice')} target="_blank" rel="noreferrer" className={link}>
          <ReceiptText className="size-4" />
          {t('orders.invoice')}
        </a>
      )}
    </>
  );
};
