import type { OrderDto } from '@shop/contracts';
import { formatAed } from '@shop/shop-rules';
import type { ReactNode } from 'react';
import { chosenOptions } from '@/shared/chosen-options';
import { formatDate } from '@/shared/date';
import { given } from '@/shared/given';
import { Picture } from '@/shared/picture';
import { useText } from '@/shared/text';
import { orderInfo, shipmentsOf, type OrderItem } from './order-info';
import { OrderState } from './order-state';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-mini text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Item = ({ item }: { item: OrderItem }) => {
  const { t, locale, pick } = useText();
  const options = chosenOptions(item, pick);
  return (
    <div className="flex gap-3 py-3 text-small">
      <Picture image={item.image} alt="" sizes="56px" max={160} className="aspect-4/5 w-14" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          <bdi>{item.name}</bdi>
        </p>
        <p className="text-muted tabular-nums">
          {t('checkout.times', { quantity: item.quantity })} {formatAed(item.price, locale)}
          {options.length > 0 && <span className="ms-2">{options.join(' · ')}</span>}
        </p>
      </div>
      <p className="font-semibold tabular-nums">{formatAed(item.subtotal, locale)}</p>
    </div>
  );
};

/** Everything about one order. */
export const OrderDetails = ({ order }: { order: OrderDto }) => {
  const { t, locale } = useText();
  const info = orderInfo(order);
  const { customer } = info;
  const address = [customer.flat, customer.building, customer.area, customer.city]
    .map(given)
    .filter(Boolean);
  const shipments = shipmentsOf(order);
  return (
    <div className="flex flex-col gap-6">
      <dl className="grid grid-cols-2 gap-4 text-small sm:grid-cols-3">
        <Fact label={t('order.id')}>
          <bdi dir="ltr" className="break-all">
            {order.operation_id}
          </bdi>
        </Fact>
        <Fact label={t('order.date')}>{formatDate(order.created_at, locale)}</Fact>
        <Fact label={t('order.status')}>
          <OrderState state={order.state} />
        </Fact>
        <Fact label={t('order.payment')}>
          {t(order.paymentMethod === 'cod' ? 'payment.cash' : 'payment.card')}
        </Fact>
        <Fact label={t('order.delivery')}>{t('order.deliveryTime')}</Fact>
        {shipments.length > 0 && (
          <Fact label={t('order.parcel')}>
            <bdi dir="ltr">{shipments.map(({ ID }) => ID).join(', ')}</bdi>
          </Fact>
        )}
      </dl>
      <ul className="divide-y divide-line border-y border-line">
        {info.cart.map((item, index) => (
          <li key={index}>
            <Item item={item} />
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
        {order.amountToCollect > 0 && (
          <>
            <dt className="text-brass">{t('order.collect')}</dt>
            <dd className="text-end text-brass">{formatAed(order.amountToCollect, locale)}</dd>
          </>
        )}
      </dl>
      <section className="text-small">
        <h3 className="mb-1 font-semibold">{t('order.deliverTo')}</h3>
        <p>
          <bdi>{customer.name}</bdi>
        </p>
        <p className="text-muted">
          <bdi>{address.join(', ')}</bdi>
        </p>
        <p className="text-muted">
          <bdi dir="ltr">{customer.phone}</bdi>
        </p>
        <p className="text-muted">
          <bdi dir="ltr">{customer.email}</bdi>
        </p>
      </section>
    </div>
  );
};
