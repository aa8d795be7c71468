import type { OrderDto } from '@shop/contracts';
import { Button } from '@shop/ui';
import { useState } from 'react';
import { formatDateTime } from '@/shared/i18n/date';
import { useText } from '@/shared/i18n/text';
import { TrackLink } from './track-link';
import { placeAndText, waybillOf } from './tracking';

/** Events that are shown at first. */
const FIRST = 4;

/** Waybill and events of the parcel, the newest first. */
export const OrderTracking = ({ order }: { order: OrderDto }) => {
  const { t, locale } = useText();
  const [all, setAll] = useState(false);
  const waybill = waybillOf(order);
  if (!waybill) return null;
  const { tracking = [] } = order;
  const shown = all ? tracking : tracking.slice(0, FIRST);
  return (
    <section className="text-small">
      <h2 className="mb-1 font-semibold">{t('order.parcel')}</h2>
      <TrackLink waybill={waybill} />
      {shown.length > 0 && (
        <ol aria-label={t('order.parcel')} className="mt-2 flex flex-col gap-2">
          {shown.map((event, index) => (
            <li key={index}>
              <p className={index === 0 ? 'font-semibold' : undefined}>
                {placeAndText(event, locale)}
              </p>
              <p className="text-muted">{formatDateTime(event.at, locale)}</p>
            </li>
          ))}
        </ol>
      )}
      {shown.length < tracking.length && (
        <Button
          variant="quiet"
          size="small"
          className="-ms-3 mt-1 print:hidden"
          onClick={() => setAll(true)}
        >
          {t('order.parcelAll', { count: tracking.length })}
        </Button>
      )}
    </section>
  );
};
