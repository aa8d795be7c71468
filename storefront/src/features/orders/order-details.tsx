import type { OrderDto } from '@shop/contracts';
import type { ReactNode } from 'react';
import { formatDate } from '@/shared/i18n/date';
import { useText } from '@/shared/i18n/text';
import { useUser } from '@/shared/session/session';
import { CancelOrder } from './cancel/cancel-order';
import { OrderDocuments } from './order-documents';
import { DeliveryDay, Fact, OrderNumber } from './order-facts';
import { orderInfo } from './order-info';
import { OrderItemRow } from './order-item-row';
import { OrderNext } from './order-next';
import { OrderRecipient } from './order-recipient';
import { OrderState } from './order-state';
import { OrderTimeline } from './order-timeline';
import { OrderTotals } from './order-totals';
import { OrderTracking } from './order-tracking';

/** Details of one order; `payment` is the button that retries the payment. */
export const OrderDetails = ({ order, payment }: { order: OrderDto; payment?: ReactNode }) => {
  const { t, locale } = useText();
  const isOwner = useUser()?.id === order.user_id;
  const info = orderInfo(order);
  return (
    <div className="flex flex-col gap-6">
      <dl className="grid grid-cols-2 gap-4 text-small sm:flex sm:flex-wrap sm:gap-x-8">
        <OrderNumber order={order} />
        <Fact label={t('order.date')}>{formatDate(order.created_at, locale)}</Fact>
        <Fact label={t('order.status')}>
          <OrderState order={order} />
        </Fact>
        <Fact label={t('order.payment')}>
          {t(order.paymentMethod === 'cod' ? 'payment.cash' : 'payment.card')}
        </Fact>
        <DeliveryDay order={order} />
      </dl>
      <OrderNext order={order} payment={payment} />
      <OrderTimeline order={order} />
      <OrderTracking order={order} />
      <ul className="divide-y divide-line border-y border-line">
        {info.cart.map((item, index) => (
          <li key={index} className="relative">
            <OrderItemRow item={item} />
          </li>
        ))}
      </ul>
      <OrderTotals order={order} />
      {isOwner && <OrderDocuments order={order} />}
      <OrderRecipient shopper={info.customer} masked={order.masked} />
      {isOwner && <CancelOrder key={order.operation_id} order={order} />}
    </div>
  );
};
