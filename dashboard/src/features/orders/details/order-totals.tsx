import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import type { Order } from '../order';

/** Subtotal, fee, discount, total, and the amount to collect for a cash order. */
export const OrderTotals = ({ order }: { order: Order }) => {
  const t = useText();
  const { aed } = useFormat();
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums">
        <dt className="text-muted">{t('orders.subtotal')}</dt>
        <dd className="text-end">{aed(order.subtotal)}</dd>
        <dt className="text-muted">{t('orders.fee')}</dt>
        <dd className="text-end">{aed(order.fee)}</dd>
        {order.discount > 0 && (
          <>
            <dt className="text-muted">
              {t('orders.discount')} {order.coupon && <bdi>({order.coupon})</bdi>}
            </dt>
            <dd className="text-end">{aed(-order.discount)}</dd>
          </>
        )}
        <dt className="border-t border-line pt-2 font-semibold">{t('orders.total')}</dt>
        <dd className="border-t border-line pt-2 text-end font-semibold">{aed(order.total)}</dd>
        {order.refunded > 0 && (
          <>
            <dt className="text-muted">{t('orders.refunded')}</dt>
            <dd className="text-end">{aed(order.refunded)}</dd>
          </>
        )}
      </dl>
      {order.paymentMethod === 'cod' && (
        <p className="mt-4 bg-sand px-4 py-3 font-semibold tabular-nums">
          {t('orders.collect', { amount: aed(order.amountToCollect) })}
        </p>
      )}
    </>
  );
};
