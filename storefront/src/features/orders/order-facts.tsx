import type { OrderDto } from '@shop/contracts';
import type { ReactNode } from 'react';
import { formatDate } from '@/shared/i18n/date';
import { useText } from '@/shared/i18n/text';
import { isActive } from './order-steps';

/** A labelled value in a description list. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-mini text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
);

export const OrderNumber = ({ order }: { order: Pick<OrderDto, 'number'> }) => {
  const { t } = useText();
  return (
    <Fact label={t('order.id')}>
      <bdi dir="ltr" className="font-semibold">
        {order.number}
      </bdi>
    </Fact>
  );
};

/** The promised day of delivery, while the order is under way; it counts from the confirmation. */
export const DeliveryDay = ({ order }: { order: Pick<OrderDto, 'state' | 'deliverBy'> }) => {
  const { t, locale } = useText();
  if (!order.deliverBy || !isActive(order) || order.state === 'cod_pending') return null;
  return <Fact label={t('totals.deliverBy')}>{formatDate(order.deliverBy, locale)}</Fact>;
};
