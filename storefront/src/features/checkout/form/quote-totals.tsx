import type { QuoteResponseDto } from '@shop/contracts';
import { formatAed } from '@shop/shop-rules';
import { useText } from '@/shared/i18n/text';

/** Subtotal, delivery and total of a quote; the total needs a feeText fee. */
export const QuoteTotals = ({ quote, hasCity }: { quote: QuoteResponseDto; hasCity: boolean }) => {
  const { t, locale } = useText();
  const feeText = quote.deliveryFee === 0 ? t('totals.free') : formatAed(quote.deliveryFee, locale);
  const fee = hasCity ? feeText : t('checkout.cityRequired');
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-small tabular-nums">
      <dt>{t('totals.subtotal')}</dt>
      <dd className="text-end">{formatAed(quote.subtotal, locale)}</dd>
      <dt>{t('totals.delivery')}</dt>
      <dd className={hasCity ? 'text-end' : 'text-end text-muted'}>{fee}</dd>
      {hasCity && <dt className="pt-1 text-body font-semibold">{t('totals.total')}</dt>}
      <dd
        aria-live="polite"
        className={hasCity ? 'pt-1 text-end text-body font-semibold' : 'sr-only'}
      >
        {hasCity && formatAed(quote.total, locale)}
      </dd>
    </dl>
  );
};
