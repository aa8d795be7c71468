import type { QuoteResponseDto } from '@shop/contracts';
import { formatAed } from '@shop/shop-rules';
import { formatDate } from '@/shared/i18n/date';
import { useText } from '@/shared/i18n/text';

interface QuoteTotalsProps {
  /** Missing while it loads: the rows keep their height. */
  quote: QuoteResponseDto | undefined;
  hasCity: boolean;
}

/** Subtotal, delivery, discount and total of a quote; the total needs a city, as the fee depends on it. */
export const QuoteTotals = ({ quote, hasCity }: QuoteTotalsProps) => {
  const { t, locale } = useText();
  const priceOf = (amount: number | undefined) =>
    amount === undefined ? '\u00a0' : formatAed(amount, locale);
  const feeText = quote?.deliveryFee === 0 ? t('totals.free') : priceOf(quote?.deliveryFee);
  const fee = hasCity ? feeText : t('checkout.cityRequired');
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-small tabular-nums">
      <dt>{t('totals.subtotal')}</dt>
      <dd className="text-end">{priceOf(quote?.subtotal)}</dd>
      <dt>{t('totals.delivery')}</dt>
      <dd className={hasCity ? 'text-end' : 'text-end text-muted'}>{fee}</dd>
      {quote?.coupon && quote.coupon.discount > 0 && (
        <>
          <dt>{t('totals.discount')}</dt>
          <dd className="text-end">{formatAed(-quote.coupon.discount, locale)}</dd>
        </>
      )}
      {hasCity && (
        <>
          <dt>{t('totals.deliverBy')}</dt>
          <dd className="text-end">{quote ? formatDate(quote.deliverBy, locale) : '\u00a0'}</dd>
        </>
      )}
      {hasCity && <dt className="pt-1 text-body font-semibold">{t('totals.total')}</dt>}
      <dd
        aria-live="polite"
        className={hasCity ? 'pt-1 text-end text-body font-semibold' : 'sr-only'}
      >
        {hasCity && priceOf(quote?.total)}
      </dd>
    </dl>
  );
};
