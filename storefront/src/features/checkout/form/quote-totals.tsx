import type { QuoteAnswerDto } from '@shop/contracts';
import { formatAed } from '@shop/shop-rules';
import { useText } from '@/shared/i18n/text';

/** Subtotal, delivery and total of a quote; the total needs a known fee. */
export const QuoteTotals = ({
  quote,
  cityKnown,
}: {
  quote: QuoteAnswerDto;
  cityKnown: boolean;
}) => {
  const { t, locale } = useText();
  const known = quote.deliveryFee === 0 ? t('totals.free') : formatAed(quote.deliveryFee, locale);
  const fee = cityKnown ? known : t('checkout.cityFirst');
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-small tabular-nums">
      <dt>{t('totals.subtotal')}</dt>
      <dd className="text-end">{formatAed(quote.subtotal, locale)}</dd>
      <dt>{t('totals.delivery')}</dt>
      <dd className={cityKnown ? 'text-end' : 'text-end text-muted'}>{fee}</dd>
      {cityKnown && <dt className="pt-1 text-body font-semibold">{t('totals.total')}</dt>}
      <dd
        aria-live="polite"
        className={cityKnown ? 'pt-1 text-end text-body font-semibold' : 'sr-only'}
      >
        {cityKnown && formatAed(quote.total, locale)}
      </dd>
    </dl>
  );
};
