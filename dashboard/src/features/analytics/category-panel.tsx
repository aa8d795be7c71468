import type { AnalyticsDto } from '@shop/contracts';
import { lazy } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { ChartPanel } from './chart-panel';

const BarChart = lazy(async () => ({ default: (await import('./bar-chart')).BarChart }));
/** Number of categories with their own bar; the others are combined. */
const BARS = 5;

/** Sales per category. */
export const CategoryPanel = ({
  analytics: { categories, totals },
}: {
  analytics: AnalyticsDto;
}) => {
  const t = useText();
  const nameOf = useNameOf();
  const { aed, percent } = useFormat();
  const shareOf = (sales: number) => percent(totals.sales ? sales / totals.sales : 0);
  const all = categories.map((category) => ({
    name: nameOf(category) || t('analytics.deletedProduct'),
    value: category.sales,
  }));
  const rest = all.slice(BARS).reduce((sum, { value }) => sum + value, 0);
  const bars = rest ? [...all.slice(0, BARS), { name: t('analytics.other'), value: rest }] : all;
  const [best] = all;
  return (
    <ChartPanel
      title={t('analytics.byCategory')}
      summary={
        best
          ? t('analytics.bestCategory', { name: best.name, share: shareOf(best.value) })
          : t('analytics.noSales')
      }
      columns={[t('analytics.category'), t('analytics.share'), t('analytics.sales')]}
      nothing={!best}
      rows={all.map(({ name, value }) => [name, shareOf(value), aed(value)])}
    >
      <BarChart bars={bars.map((bar) => ({ ...bar, text: aed(bar.value) }))} />
    </ChartPanel>
  );
};
