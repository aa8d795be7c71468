import { EmptyState, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { RangeChoice, useRange } from '@/features/figures/range-choice';
import { Differences } from '@/features/money/differences';
import { MoneyDays } from '@/features/money/money-days';
import { moneyQueries } from '@/features/money/money.queries';
import { Answer } from '@/shared/answer';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/page-header';
import { Panel } from '@/shared/panel';

/** What came, went back and is still elsewhere, to hold beside the statements of bank and carrier. */
export const MoneyPage = () => {
  const t = useText();
  const { count } = useFormat();
  const money = useQuery(moneyQueries.last(useRange()));
  return (
    <>
      <PageHeader title={t('nav.money')}>
        <RangeChoice />
      </PageHeader>
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('money.about')}</p>
      <Answer query={money} failed={t('money.failed')} shape={<Skeleton className="h-80" />}>
        {(data) => (
          <div className="flex flex-col gap-4">
            <MoneyDays money={data} />
            <Panel
              title={t('money.differences')}
              action={<span className="text-muted tabular-nums">{count(data.total)}</span>}
            >
              {data.differences.length ? (
                <Differences differences={data.differences} />
              ) : (
                <EmptyState text={t('money.none')} />
              )}
            </Panel>
          </div>
        )}
      </Answer>
    </>
  );
};
