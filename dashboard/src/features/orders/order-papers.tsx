import { buttonClass } from '@shop/ui';
import { PackageCheck, ReceiptText } from 'lucide-react';
import { useText } from '@/shared/i18n/use-text';
import type { Order, OrderState } from './order';

/** Before and after these nothing is sold, so there is no invoice. */
const UNSOLD: readonly OrderState[] = [
  'pending_payment',
  'payment_failed',
  'expired',
  'cod_pending',
  'cancelled',
];
const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.5 };
const link = buttonClass({ variant: 'secondary', size: 'small' });

/** The order's papers as PDF, each in a new tab. */
export const OrderPapers = ({ order }: { order: Order }) => {
  const t = useText();
  const address = `/api/users/orders/one/${encodeURIComponent(order.operationId)}`;
  return (
    <>
      <a href={`${address}/packing-slip.pdf`} target="_blank" rel="noreferrer" className={link}>
        <PackageCheck {...icon} />
        {t('orders.packingSlip')}
      </a>
      {!UNSOLD.includes(order.state) && (
        <a href={`${address}/invoice.pdf`} target="_blank" rel="noreferrer" className={link}>
          <ReceiptText {...icon} />
          {t('orders.invoice')}
        </a>
      )}
    </>
  );
};
