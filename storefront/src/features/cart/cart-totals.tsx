import { deliveryFee, formatAed, isCityKnown, toAed, toFils } from '@shop/shop-rules';
import { useSettings } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';
import { countOf, type CartLine } from './cart-line';
import { subtotal } from './line-rules';

/** Subtotal, delivery and total of the cart; fee and total need a known city. */
export const CartTotals = ({ lines, city }: { lines: CartLine[]; city: string | undefined }) => {
  const { t, locale } = useText();
  const { deliveryFeeDubai, deliveryFeeOther, freeShippingFrom } = useSettings();
  const freeFrom = freeShippingFrom === null ? null : toFils(freeShippingFrom);
  const sum = subtotal(lines);
  const hasCity = isCityKnown(city);
  const fee = deliveryFee(city, toFils(sum), freeFrom, {
    dubai: toFils(deliveryFeeDubai),
    other: toFils(deliveryFeeOther),
  });
  const total = formatAed(toAed(toFils(sum) + (hasCity ? fee : 0)), locale);
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 text-small tabular-nums">
        <dt>{t('totals.subtotal')}</dt>
        <dd className="text-end">{formatAed(sum, locale)}</dd>
        <dt>
          {t('totals.delivery')}
          {!hasCity && (
            <span className="block text-mini text-muted">{t('totals.deliveryLater')}</span>
          )}
        </dt>
        <dd className="text-end">
          {hasCity && fee === 0 ? t('totals.free') : formatAed(toAed(fee), locale)}
        </dd>
        {hasCity && (
          <>
            <dt className="border-t border-line pt-2 text-body font-semibold">
              {t('totals.total')}
            </dt>
            <dd className="border-t border-line pt-2 text-end text-body font-semibold">{total}</dd>
          </>
        )}
      </dl>
      {/* Announces one sentence per change instead of every number. */}
      <p role="status" className="sr-only">
        {t(hasCity ? 'cart.summary' : 'cart.summarySubtotal', { count: countOf(lines), total })}
      </p>
    </>
  );
};
