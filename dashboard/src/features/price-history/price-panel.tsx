import { api, unwrap } from '@shop/api-client';
import type { PricePeriodDto } from '@shop/contracts';
import { variantName } from '@shop/shop-rules';
import { EmptyState, SelectField, Skeleton } from '@shop/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { PriceChart } from './price-chart';

const historyOf = (id: number) =>
  queryOptions({
    queryKey: ['price history', id],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/products/{id}/price-history', { params: { path: { id } }, signal }))
        .periods,
    // Each opening shows what was saved meanwhile.
    staleTime: 0,
  });

const keyOf = ({ size, color }: Pick<PricePeriodDto, 'size' | 'color'>): string =>
  JSON.stringify([size, color]);

const PricesTable = ({ periods }: { periods: PricePeriodDto[] }) => {
  const t = useText();
  const { aed, dayTime } = useFormat();
  const asked = ({ price, asked: paid }: PricePeriodDto) => {
    if (paid === null || price === null) return t('priceHistory.follows');
    return paid < price
      ? t('priceHistory.sale', { price: aed(price), asked: aed(paid) })
      : aed(paid);
  };
  return (
    <ol aria-label={t('priceHistory.title')} className="divide-y divide-line">
      {periods.map((period) => (
        <li
          key={period.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-3 last:pb-0"
        >
          <strong className="tabular-nums">{asked(period)}</strong>
          <time dateTime={period.since} className="text-end text-mini text-muted">
            {dayTime(period.since)}
          </time>
          <span className="text-mini text-muted">
            {t(`stockHistory.reason.${period.reason}`)}
            {period.actor && (
              <>
                {' · '}
                <bdi>{period.actor}</bdi>
              </>
            )}
          </span>
          <span className="text-end text-mini text-muted">
            {!period.published && t('priceHistory.hidden')}
          </span>
        </li>
      ))}
    </ol>
  );
};

/** Prices of the product, or of the variant that is chosen, as a chart with its table. */
export const PricePanel = ({ productId }: { productId: number }) => {
  const t = useText();
  const locale = useLocale();
  const history = useQuery(historyOf(productId));
  const [chosen, setChosen] = useState<string>();
  const nameOf = (period: PricePeriodDto) =>
    variantName(period, locale) || t('priceHistory.product');
  return (
    <QueryBoundary
      query={history}
      failed={t('priceHistory.failed')}
      shape={<Skeleton className="h-80" />}
    >
      {(periods) => {
        if (periods.length === 0) return <EmptyState text={t('priceHistory.none')} />;
        const items = [
          ...new Map(periods.toReversed().map((each) => [keyOf(each), each])).values(),
        ];
        const shown = items.find((each) => keyOf(each) === chosen) ?? items[0];
        const own = periods.filter((each) => shown && keyOf(each) === keyOf(shown));
        return (
          <div className="flex flex-col gap-4">
            {items.length > 1 && (
              <SelectField
                label={t('priceHistory.of')}
                className="max-w-xs"
                value={shown && keyOf(shown)}
                onChange={(event) => setChosen(event.currentTarget.value)}
              >
                {items.map((each) => (
                  <option key={keyOf(each)} value={keyOf(each)}>
                    {nameOf(each)}
                  </option>
                ))}
              </SelectField>
            )}
            <PriceChart periods={own} />
            <PricesTable periods={own} />
          </div>
        );
      }}
    </QueryBoundary>
  );
};
