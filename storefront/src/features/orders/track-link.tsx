import { useText } from '@/shared/i18n/text';

/** The carrier's tracking page. */
const trackingUrl = (waybill: string): string =>
  `https://www.aramex.com/track/results?ShipmentNumber=${encodeURIComponent(waybill)}`;

/** Link to the tracking page of a parcel, with its waybill. */
export const TrackLink = ({ waybill }: { waybill: string }) => {
  const { t } = useText();
  return (
    <a
      href={trackingUrl(waybill)}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-9 flex-wrap items-center gap-x-1.5 underline underline-offset-4 pointer-coarse:min-h-11"
    >
      {t('order.track')} <bdi dir="ltr">{waybill}</bdi>
    </a>
  );
};
