import type { QuoteAnswerDto } from '@shop/contracts';
import { ErrorState, Loading, Skeleton } from '@shop/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PricedWish } from '@/shared/quote.queries';
import type { LineFixes } from '@/shared/line-fixes';
import { serverMessage } from '@/shared/server-message';
import { useText } from '@/shared/text';
import { QuoteLine } from './quote-line';

/** The lines of the order at the prices of now. */
export const QuoteSection = ({
  quote: { data, error, refetch },
  wishes,
  fixes,
}: {
  quote: UseQueryResult<QuoteAnswerDto>;
  wishes: readonly PricedWish[];
  fixes: LineFixes;
}) => {
  const { t } = useText();
  return (
    <section>
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
          <Skeleton className="h-24" />
        </Loading>
      )}
      <ul className="divide-y divide-line">
        {data?.lines.map((line) => (
          <li key={`${line.productId}|${line.size}|${line.color}`}>
            <QuoteLine line={line} wishes={wishes} {...fixes} />
          </li>
        ))}
      </ul>
    </section>
  );
};
