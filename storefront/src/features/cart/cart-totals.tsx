import { deliveryFee, formatAed, isCityKnown, toAed, toFils } from '@shop/shop-rules';
import { useText } from '@/shared/text';

/** Subtotal, delivery and total of the cart; the fee waits for a known city. */
export const CartTotals = ({ subtotal, city }: { subtotal: number; city: string | undefined }) => {
  const { t, locale } = useText();
  const fee = toAed(deliveryFee(city));
  const total = toAed(toFils(subtotal) + toFils(fee));
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 text-small tabular-nums">
      <dt>{t('totals.subtotal')}</dt>
      <dd className="text-end">{formatAed(subtotal, locale)}</dd>
      <dt>
        {t('totals.delivery')}
        {!isCityKnown(city) && (
          <span className="block text-mini text-muted">{t('totals.deliveryLater')}</span>
        )}
      </dt>
      <dd className="text-end">{formatAed(fee, locale)}</dd>
      <dt className="border-t border-line pt-2 text-body font-semibold">{t('totals.total')}</dt>
      <dd aria-live="polite" className="border-t border-line pt-2 text-end text-body font-semibold">
        {formatAed(total, locale)}
      </dd>
    </dl>
  );
};
