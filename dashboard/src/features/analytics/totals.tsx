import type { AnalyticsDto } from '@shop/contracts';
import { cx } from '@shop/ui';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { changeOf } from './scale';

/** A number with its change. */
export const Total = ({
  label,
  value,
  before,
  change,
  note,
  wide = false,
}: {
  label: string;
  value: string;
  /** The value of the previous period. */
  before: string;
  change: number | undefined;
  /** Below the previous value. */
  note?: string | undefined;
  /** Full width on a phone. */
  wide?: boolean;
}) => {
  const t = useText();
  const { percent } = useFormat();
  const Icon = change !== undefined && change < 0 ? TrendingDown : TrendingUp;
  return (
    <div className={cx('panel flex flex-col gap-1 p-4 md:p-5', wide && 'max-sm:col-span-2')}>
      <dt className="text-muted">{label}</dt>
      <dd className="display text-h2 whitespace-nowrap tabular-nums">{value}</dd>
      {/* As high as the longest text, so that a page does not move when its numbers arrive. */}
      <dd
        className={cx(
          'mt-auto flex flex-wrap content-end items-center gap-x-1.5 text-mini text-muted sm:min-h-[3lh]',
          wide ? 'max-sm:min-h-[2lh]' : 'max-sm:min-h-[3lh]',
        )}
      >
        {change !== undefined && change !== 0 && (
          <span
            className={cx(
              'inline-flex items-center gap-1 font-semibold',
              change < 0 ? 'text-sale' : 'text-success',
            )}
          >
            <Icon className="size-3.5" strokeWidth={1.75} />
            <bdi dir="ltr">{percent(change, true)}</bdi>
          </span>
        )}
        <span>{t('analytics.previousPeriod', { before })}</span>
        {note && <span className="basis-full">{note}</span>}
      </dd>
    </div>
  );
};

export const TotalList = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">{children}</dl>
);

type Sums = Pick<AnalyticsDto['totals'], 'sales' | 'discounts' | 'average' | 'orders'>;

/** Sales, average and orders, compared with the previous period; `children` is a further total. */
export const SalesTotals = ({
  totals,
  before,
  children,
}: {
  totals: Sums;
  before: Sums;
  children: ReactNode;
}) => {
  const t = useText();
  const { aed, count } = useFormat();
  const changeIn = (key: keyof Sums) => changeOf(before[key], totals[key]);
  return (
    <TotalList>
      <Total
        wide
        label={t('analytics.sales')}
        value={aed(totals.sales)}
        before={aed(before.sales)}
        change={changeIn('sales')}
        note={
          totals.discounts > 0
            ? t('analytics.salesBefore', { discounts: aed(totals.discounts) })
            : undefined
        }
      />
      <Total
        wide
        label={t('analytics.average')}
        value={aed(totals.average)}
        before={aed(before.average)}
        change={changeIn('average')}
      />
      <Total
        label={t('analytics.orders')}
        value={count(totals.orders)}
        before={count(before.orders)}
        change={changeIn('orders')}
      />
      {children}
    </TotalList>
  );
};

/** Sales, orders, average and share of cash, compared with the previous period. */
export const Totals = ({ analytics: { totals, before } }: { analytics: AnalyticsDto }) => {
  const t = useText();
  const { percent } = useFormat();
  return (
    <SalesTotals totals={totals} before={before}>
      <Total
        label={t('analytics.cash')}
        value={percent(totals.cashShare)}
        before={percent(before.cashShare)}
        change={undefined}
      />
    </SalesTotals>
  );
};
