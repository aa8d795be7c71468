import type { StatementMonthDto } from '@shop/contracts';
import type { Column } from '@shop/ui';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { DataList } from '@/shared/table/data-list';
import { useMonthText } from './month-text';

/** What a narrow screen shows. */
const SHORT = ['commission', 'payout', 'unpaidPayout'] as const;

const AMOUNTS = ['sales', 'refunds', 'commission', 'payout', 'unpaidPayout'] as const;

/** Columns of the months; their keys differ from those of the statements on the same page. */
export const useMonthColumns = (): Column<StatementMonthDto>[] => {
  const t = useText();
  const { aed, count } = useFormat();
  const monthText = useMonthText();
  const amount = (key: (typeof AMOUNTS)[number]) => ({
    key: `month-${key}`,
    header: t(`statements.column.${key}`),
    align: 'end' as const,
    cell: (row: StatementMonthDto) => (
      <span className="whitespace-nowrap tabular-nums">{aed(row[key])}</span>
    ),
  });
  return [
    {
      key: 'month',
      header: t('statements.month'),
      rowHeader: true,
      cell: ({ month, statements }) => (
        <>
          <span className="block font-semibold whitespace-nowrap">{monthText(month)}</span>
          <span className="block text-mini text-muted">
            {t('statements.count', { count: statements, shown: count(statements) })}
          </span>
        </>
      ),
    },
    ...AMOUNTS.map(amount),
  ];
};

/** Sums of all statements by month. */
export const MonthTable = ({
  months,
  columns,
}: {
  months: StatementMonthDto[];
  columns: Column<StatementMonthDto>[];
}) => {
  const t = useText();
  const { aed, count } = useFormat();
  const monthText = useMonthText();
  return (
    <DataList
      caption={t('statements.months')}
      columns={columns}
      rows={months}
      rowKey={({ month }) => month}
      cardHeight="h-32"
      card={(row) => (
        <article className="flex min-w-0 grow flex-col gap-2">
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">{monthText(row.month)}</span>
            <span className="text-mini text-muted">
              {t('statements.count', { count: row.statements, shown: count(row.statements) })}
            </span>
          </h3>
          {SHORT.map((key) => (
            <p key={key} className="flex justify-between gap-3">
              <span className="text-muted">{t(`statements.column.${key}`)}</span>
              <span className="tabular-nums">{aed(row[key])}</span>
            </p>
          ))}
        </article>
      )}
    />
  );
};
