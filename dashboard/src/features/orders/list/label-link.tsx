import { buttonClass, type ButtonVariant } from '@shop/ui';
import { FileText } from 'lucide-react';
import { useText } from '@/shared/i18n/use-text';
import type { Order } from '../order';
import { useMay } from '@/shared/rights/use-may';

/** Opens the shipping label as PDF in a new tab; hidden without a shipment. */
export const LabelLink = ({
  order,
  variant = 'secondary',
}: {
  order: Order;
  variant?: ButtonVariant;
}) => {
  const t = useText();
  const mayOpen = useMay()('orders.documents');
  const [shipment] = order.shipments;
  if (!shipment || !mayOpen) return null;
  return (
    <a
      href={shipment.labelUrl}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant, size: 'small', className: 'whitespace-nowrap' })}
    >
      <FileText className="size-4" />
      {t('orders.label')}
      <span className="sr-only">{t('orders.ofOrder', { order: order.number })}</span>
    </a>
  );
};
