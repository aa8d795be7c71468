import type { QuoteResponseDto, QuotedLineDto } from '@shop/contracts';
import { ErrorState, Loading, Skeleton } from '@shop/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { PricedCartLine } from '@/shared/orders/quote.queries';
import type { LineFixes } from '@/shared/orders/line-fixes';
import { serverMessage } from '@/shared/api/server-message';
import { useText } from '@/shared/i18n/text';
import { focusMarkedLine } from './focus-marked-line';
import { QuoteLine } from './quote-line';

const keyOf = ({ productId, size, color }: QuotedLineDto) => `${productId}|${size}|${color}`;
const isMarked = ({ problem }: QuotedLineDto) => problem !== null;

/** The lines of the order at current prices. */
export const QuoteSection = ({
  quote: { data, error, refetch },
  cartLines,
  fixes,
}: {
  quote: UseQueryResult<QuoteResponseDto>;
  cartLines: readonly PricedCartLine[];
  fixes: LineFixes;
}) => {
  const { t } = useText();
  const section = useRef<HTMLElement>(null);
  const marked = data?.lines.filter(isMarked).map(keyOf).join();
  useEffect(() => {
    // Does not move the focus out of a field; submitting the form focuses the line too.
    if (marked && !document.activeElement?.matches('input, select, textarea'))
      focusMarkedLine(section.current);
  }, [marked]);
  return (
    <section ref={section}>
      <h3 className="mb-1 font-semibold">{t('checkout.order')}</h3>
      {error && (
        <ErrorState
          text={serverMessage(error, t('region.failed'))}
          retryText={t('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading text={t('loading')}>
          {cartLines.map((_line, index) => (
            <Skeleton key={index} className="mb-px h-24" />
          ))}
        </Loading>
      )}
      <ul className="divide-y divide-line">
        {data?.lines.map((line) => (
          <li key={keyOf(line)} data-marked={isMarked(line) || undefined}>
            <QuoteLine line={line} cartLines={cartLines} {...fixes} />
          </li>
        ))}
      </ul>
    </section>
  );
};
