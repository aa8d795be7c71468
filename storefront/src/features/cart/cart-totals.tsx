import { deliveryFee, formatAed, isCityKnown, toAed, toFils } from '@shop/shop-rules';
import { useText } from '@/shared/text';
import { countOf, subtotal, type CartLine } from './cart-line';

/** Subtotal, delivery and total of the cart; the fee waits for a known city. */
export const CartTotals = ({
  lines,
  city,
  freeFrom,
}: {
  lines: CartLine[];
  city: string | undefined;
  /** Orders from this subtotal are delivered free, AED; null: never. */
  freeFrom: number | null;
}) => {
  const { t, locale } = useText();
  const sum = subtotal(lines);
  const known = isCityKnown(city);
  const fee = deliveryFee(city, toFils(sum), freeFrom === null ? null : toFils(freeFrom));
  const total = formatAed(toAed(toFils(sum) + fee), locale);
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 text-small tabular-nums">
        <dt>{t('totals.subtotal')}</dt>
        <dd className="text-end">{formatAed(sum, locale)}</dd>
        <dt>
          {t('totals.delivery')}
          {!known && (
            <span className="block text-mini text-muted">{t('totals.deliveryLater')}</span>
          )}
        </dt>
        <dd className="text-end">
          {known && fee === 0 ? t('totals.free') : formatAed(toAed(fee), locale)}
        </dd>
        <dt className="border-t border-line pt-2 text-body font-semibold">{t('totals.total')}</dt>
        <dd className="border-t border-line pt-2 text-end text-body font-semibold">{total}</dd>
      </dl>
      {/* One sentence for each change, instead of every number that moved. */}
      <p role="status" className="sr-only">
        {t('cart.summary', { count: countOf(lines), total })}
      </p>
    </>
  );
};
