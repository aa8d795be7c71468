import type { OrderDto } from '@shop/contracts';
import { formatAed } from '@shop/shop-rules';
import { useText } from '@/shared/i18n/text';
import { orderInfo } from './order-info';

/** Subtotal, delivery, discount and total of an order, what was refunded and what is paid on delivery. */
export const OrderTotals = ({ order }: { order: OrderDto }) => {
  const { t, locale } = useText();
  const info = orderInfo(order);
  const isCollected = order.codState === 'collected' || order.codState === 'remitted';
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-small tabular-nums">
      <dt>{t('totals.subtotal')}</dt>
      <dd className="text-end">{formatAed(info.totalAmount, locale)}</dd>
      <dt>{t('totals.delivery')}</dt>
      <dd className="text-end">{formatAed(info.deliveryFee, locale)}</dd>
      {info.discount > 0 && (
        <>
          <dt>
            {t('totals.discount')} {info.coupon && <bdi>({info.coupon})</bdi>}
          </dt>
          <dd className="text-end">{formatAed(-info.discount, locale)}</dd>
        </>
      )}
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
  );
};
