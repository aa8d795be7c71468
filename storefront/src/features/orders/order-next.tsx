import type { OrderDto } from '@shop/contracts';
import { daysText, formatAed } from '@shop/shop-rules';
import { buttonClass } from '@shop/ui';
import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { useSettings } from '@/shared/api/settings';
import { formatDate } from '@/shared/i18n/date';
import { useText } from '@/shared/i18n/text';
import { isAddressComplete, orderInfo } from './order-info';
import { situationOf } from './order-situation';

const NEEDS_DETAILS: OrderDto['state'][] = ['paid', 'cod_confirmed', 'shipment_failed'];
const UNPAID: string[] = ['pending_payment', 'payment_failed'];
const COMPLETED: OrderDto['state'][] = ['delivered', 'returned'];

/** The coupon for a late parcel; its link loads the shop, which stores the code for the checkout. */
const LateCoupon = ({ code, amount, lastDay }: NonNullable<OrderDto['lateCoupon']>) => {
  const { t, locale } = useText();
  const address = useHref({ pathname: paths.home, search: `coupon=${code}` });
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p>{t('order.lateCoupon', { amount: formatAed(amount, locale) })}</p>
      {lastDay && <p>{t('order.lateCouponUntil', { day: formatDate(lastDay, locale) })}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <bdi dir="ltr" className="font-semibold">
          {code}
        </bdi>
        <a
          href={address}
          className={buttonClass({ variant: 'secondary', className: 'print:hidden' })}
        >
          {t('order.useCoupon')}
        </a>
      </p>
    </div>
  );
};

/** Explains the order's state and the next step; `payment` is the button that retries the payment. */
export const OrderNext = ({ order, payment }: { order: OrderDto; payment?: ReactNode }) => {
  const { t, locale } = useText();
  const { returnDays } = useSettings();
  const { state, masked, operation_id: operationId } = order;
  const situation = situationOf(order);
  const isComplete = isAddressComplete(orderInfo(order).customer);
  return (
    <div className="bg-sand px-4 py-3 text-small">
      <p>{t(`order.next.${situation}`, { days: daysText(returnDays, locale) })}</p>
      {NEEDS_DETAILS.includes(state) && !masked && (
        <Link
          to={paths.paymentSuccess(operationId)}
          className={buttonClass({ variant: 'secondary', className: 'mt-3 print:hidden' })}
        >
          {t(isComplete ? 'success.changeDetails' : 'success.addDetails')}
        </Link>
      )}
      {UNPAID.includes(situation) && !masked && payment && (
        <div className="mt-3 empty:hidden">{payment}</div>
      )}
      {COMPLETED.includes(state) && (
        <Link
          to={paths.returns}
          className="inline-flex min-h-9 items-center underline underline-offset-4 pointer-coarse:min-h-11 print:hidden"
        >
          {t('nav.returns')}
        </Link>
      )}
      {order.lateCoupon && <LateCoupon {...order.lateCoupon} />}
    </div>
  );
};
