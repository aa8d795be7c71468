import type { OrderDto, PaymentStatusDto, UserDto } from '@shop/contracts';
import { Button, buttonClass, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RegionError } from '@/shared/layout/region-error';
import { Link } from '@/shared/routing/link';
import { needsDetails } from '@/features/checkout/payment/payment-state';
import { DeliveryDay, OrderNumber } from '@/features/orders/order-facts';
import { isAddressComplete, orderInfo } from '@/features/orders/order-info';
import { OrderDocuments } from '@/features/orders/order-documents';
import { OrderItemRow } from '@/features/orders/order-item-row';
import { OrderRecipient } from '@/features/orders/order-recipient';
import { situationOf } from '@/features/orders/order-situation';
import { OrderTotals } from '@/features/orders/order-totals';
import { orderQueries } from '@/features/orders/orders.queries';
import { useText } from '@/shared/i18n/text';
import { Page } from '@/shared/layout/page';
import { lazyPanel } from '@/shared/rendering/lazy-panel';
import { paths } from '@/shared/routing/paths';

const loadDetails = async () => (await import('./delivery-details')).DeliveryDetails;
const DeliveryDetails = lazyPanel(loadDetails);
/** The order is confirmed or its parcel booked while the page is open. */
const POLL_MS = 60_000;

const NextSteps = ({ order, user }: { order: OrderDto; user: UserDto }) => {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const isChangeable = needsDetails(order);
  const isComplete = isAddressComplete(orderInfo(order).customer);
  // Prefetched, so that the form opens at once.
  useEffect(() => void loadDetails().catch(() => undefined), []);
  return (
    <section aria-labelledby="next" className="bg-sand px-4 py-4 sm:px-5">
      <h2 id="next" className="font-semibold">
        {t('success.whatNext')}
      </h2>
      <p className="mt-1 text-small">
        {t(isChangeable && !isComplete ? 'success.next' : `order.next.${situationOf(order)}`)}
      </p>
      <div className="mt-4 grid gap-3 sm:flex sm:flex-wrap print:hidden">
        {isChangeable && (
          <Button variant={isComplete ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
            {t(isComplete ? 'success.changeDetails' : 'success.addDetails')}
          </Button>
        )}
        <Link
          to={paths.order(order.operation_id)}
          className={buttonClass({ variant: isComplete ? 'primary' : 'secondary' })}
        >
          {t('order.title')}
        </Link>
      </div>
      {(isChangeable || isOpen) && (
        <DeliveryDetails open={isOpen} order={order} user={user} onClose={() => setOpen(false)} />
      )}
    </section>
  );
};

/** Thanks for an order: number, day of delivery, next steps, lines, totals and address. */
export const ThankYou = ({
  status: { operationId, number, paymentMethod },
  user,
  isExisting,
}: {
  status: PaymentStatusDto;
  user: UserDto;
  /** The items had been ordered before. */
  isExisting: boolean;
}) => {
  const { t } = useText();
  const {
    data: order,
    isError,
    refetch,
  } = useQuery({
    ...orderQueries.one(operationId),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && (needsDetails(data) || data.state === 'cod_pending') && POLL_MS,
  });
  return (
    <Page title={t('success.thanks')} className="wrap py-8 md:py-14">
      <div className="mx-auto flex max-w-2xl flex-col gap-8">
        <header>
          <CircleCheck className="mb-4 size-12 text-success" strokeWidth={1.25} />
          <h1 tabIndex={-1} className="display text-h1">
            {t('success.thanks')}
          </h1>
          <p className="mt-2">{t(paymentMethod === 'cod' ? 'success.placed' : 'success.paid')}</p>
          {isExisting && <p className="mt-2 font-semibold">{t('success.existingOrder')}</p>}
        </header>
        <dl className="flex flex-wrap gap-x-10 gap-y-4">
          <OrderNumber order={{ number }} />
          {order && <DeliveryDay order={order} />}
        </dl>
        {isError && !order && <RegionError onRetry={refetch} />}
        {!order && !isError && (
          <Loading text={t('loading')}>
            <Skeleton className="h-36" />
            <Skeleton className="mt-8 h-72" />
          </Loading>
        )}
        {order && (
          <>
            <NextSteps order={order} user={user} />
            <ul className="divide-y divide-line border-y border-line">
              {orderInfo(order).cart.map((item, index) => (
                <li key={index} className="relative">
                  <OrderItemRow item={item} />
                </li>
              ))}
            </ul>
            <OrderTotals order={order} />
            <OrderDocuments order={order} />
            <OrderRecipient shopper={orderInfo(order).customer} masked={order.masked} />
          </>
        )}
      </div>
    </Page>
  );
};
