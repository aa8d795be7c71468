import type { QuoteAnswerDto } from '@shop/contracts';
import { formatAed } from '@shop/shop-rules';
import { useText } from '@/shared/text';

/** Subtotal, delivery and total of a quote. */
export const QuoteTotals = ({
  quote,
  cityKnown,
}: {
  quote: QuoteAnswerDto;
  cityKnown: boolean;
}) => {
  const { t, locale } = useText();
  const free = cityKnown && quote.deliveryFee === 0;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-small tabular-nums">
      <dt>{t('totals.subtotal')}</dt>
      <dd className="text-end">{formatAed(quote.subtotal, locale)}</dd>
      <dt>
        {t('totals.delivery')}
        {!cityKnown && (
          <span className="block text-mini text-muted">{t('checkout.cityFirst')}</span>
        )}
      </dt>
      <dd className="text-end">{free ? t('totals.free') : formatAed(quote.deliveryFee, locale)}</dd>
      <dt className="pt-1 text-body font-semibold">{t('totals.total')}</dt>
      <dd aria-live="polite" className="pt-1 text-end text-body font-semibold">
        {formatAed(quote.total, locale)}
      </dd>
    </dl>
  );
};
