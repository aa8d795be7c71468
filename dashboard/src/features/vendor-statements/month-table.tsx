import type { StatementMonthDto } from '@shop/contracts';
import { DataTable, type Column } from '@shop/ui';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { useMonthText } from './month-text';

/** Sums of all statements by month. */
export const MonthTable = ({ months }: { months: StatementMonthDto[] }) => {
  const t = useText();
  const { aed, count } = useFormat();
  const monthText = useMonthText();
  const amount = (key: 'sales' | 'refunds' | 'commission' | 'payout' | 'unpaidPayout') => ({
    key,
    header: t(`statements.column.${key}`),
    align: 'end' as const,
    cell: (row: StatementMonthDto) => (
      <span className="whitespace-nowrap tabular-nums">{aed(row[key])}</span>
    ),
  });
  const columns: Column<StatementMonthDto>[] = [
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
    ...(['sales', 'refunds', 'commission', 'payout', 'unpaidPayout'] as const).map(amount),
  ];
  return (
    <DataTable
      caption={t('statements.months')}
      columns={columns}
      rows={months}
      rowKey={({ month }) => month}
    />
  );
};
