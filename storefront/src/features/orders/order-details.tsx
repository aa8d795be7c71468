import type { OrderDto } from '@shop/contracts';
import { cityName, enteredText, formatAed } from '@shop/shop-rules';
import type { ReactNode } from 'react';
import { addressLine } from '@/shared/orders/address-line';
import { formatDate } from '@/shared/i18n/date';
import { useText } from '@/shared/i18n/text';
import { useUser } from '@/shared/session/session';
import { CancelOrder } from './cancel/cancel-order';
import { OrderDocuments } from './order-documents';
import { orderInfo, type OrderShopper } from './order-info';
import { OrderItemRow } from './order-item-row';
import { OrderNext } from './order-next';
import { OrderState } from './order-state';
import { OrderTimeline } from './order-timeline';
import { OrderTracking } from './order-tracking';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-mini text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Recipient = ({ shopper, masked }: { shopper: OrderShopper; masked: boolean }) => {
  const { t, locale } = useText();
  const { flat, building, area, city } = shopper;
  const parts = [flat, building, area, cityName(city, locale)];
  return (
    <section className="text-small">
      <h2 className="mb-1 font-semibold">{t('checkout.deliverTo')}</h2>
      <p>
        <bdi>{shopper.name}</bdi>
      </p>
      <p className="text-muted">
        <bdi>{addressLine(parts.map(enteredText), locale)}</bdi>
      </p>
      <p className="text-muted">
        <bdi dir="ltr">{shopper.phone}</bdi>
      </p>
      <p className="text-muted">
        <bdi dir="ltr">{shopper.email}</bdi>
      </p>
      {masked && <p className="mt-2 text-muted">{t('order.masked')}</p>}
    </section>
  );
};

/** Details of one order; `payment` is the button that retries the payment. */
export const OrderDetails = ({ order, payment }: { order: OrderDto; payment?: ReactNode }) => {
  const { t, locale } = useText();
  const isOwner = useUser()?.id === order.user_id;
  const info = orderInfo(order);
  const isCollected = order.codState === 'collected' || order.codState === 'remitted';
  return (
    <div className="flex flex-col gap-6">
      <dl className="grid grid-cols-[3fr_2fr] gap-4 text-small sm:grid-cols-[1fr_auto_auto_auto] sm:gap-x-6">
        <Fact label={t('order.id')}>
          <bdi dir="ltr" className="break-all">
            {order.operation_id}
          </bdi>
        </Fact>
        <Fact label={t('order.date')}>{formatDate(order.created_at, locale)}</Fact>
        <Fact label={t('order.status')}>
          <OrderState order={order} />
        </Fact>
        <Fact label={t('order.payment')}>
          {t(order.paymentMethod === 'cod' ? 'payment.cash' : 'payment.card')}
        </Fact>
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
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-small tabular-nums">
        <dt>{t('totals.subtotal')}</dt>
        <dd className="text-end">{formatAed(info.totalAmount, locale)}</dd>
        <dt>{t('totals.delivery')}</dt>
        <dd className="text-end">{formatAed(info.deliveryFee, locale)}</dd>
        <dt className="pt-1 text-body font-semibold">{t('totals.total')}</dt>
        <dd className="pt-1 text-end text-body font-semibold">
          {formatAed(info.grandTotal, locale)}
        </dd>
        {order.refunded !== undefined && order.refunded > 0 && (
          <>
            <dt>{t('order.step.refunded')}</dt>
            <dd className="text-end">{formatAed(order.refunded, locale)}</dd>
          </>
        )}
        {order.amountToCollect > 0 && order.codState !== 'void' && (
          <>
            <dt className="text-brass">{t(isCollected ? 'order.collected' : 'order.collect')}</dt>
            <dd className="text-end text-brass">{formatAed(order.amountToCollect, locale)}</dd>
          </>
        )}
      </dl>
      {isOwner && <OrderDocuments order={order} />}
      <Recipient shopper={info.customer} masked={order.masked} />
      {isOwner && <CancelOrder key={order.operation_id} order={order} />}
    </div>
  );
};
