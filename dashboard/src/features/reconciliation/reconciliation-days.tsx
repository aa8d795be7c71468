import type { MoneyDto, ReconciliationDto } from '@shop/contracts';
import type { Column } from '@shop/ui';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { DataList } from '@/shared/table/data-list';
import { RowFacts } from '@/shared/table/row-facts';

const AMOUNTS = [
  'captured',
  'refunded',
  'due',
  'collected',
  'remitted',
  'cashRefunded',
  'inReview',
] as const satisfies readonly (keyof MoneyDto)[];

/** A table of eight columns needs more width than other lists. */
const TABLE_FROM = '(min-width: 64rem)';

interface Line extends MoneyDto {
  /** Undefined for the totals. */
  day?: string;
}

export const useReconciliationColumns = (): Column<Line>[] => {
  const t = useText();
  const { aed, day } = useFormat();
  return [
    {
      key: 'day',
      header: t('reconciliation.day'),
      rowHeader: true,
      cell: (line) => (
        <span className={`whitespace-nowrap ${line.day ? '' : 'font-semibold'}`}>
          {line.day ? <time dateTime={line.day}>{day(line.day)}</time> : t('reconciliation.total')}
        </span>
      ),
    },
    ...AMOUNTS.map((sum): Column<Line> => ({
      key: sum,
      header: t(`reconciliation.sum.${sum}`),
      align: 'end',
      cell: (line) => (
        <span className={`whitespace-nowrap ${line.day ? '' : 'font-semibold'}`}>
          {line[sum] ? aed(line[sum]) : '–'}
        </span>
      ),
    })),
  ];
};

/** Totals and days, newest first; days without transactions are omitted. */
export const ReconciliationDays = ({
  reconciliation: { days, totals },
  columns,
}: {
  reconciliation: ReconciliationDto;
  columns: Column<Line>[];
}) => {
  const t = useText();
  const moved = days.filter((line) => AMOUNTS.some((sum) => line[sum] !== 0));
  return (
    <DataList
      caption={t('reconciliation.days')}
      columns={columns}
      rows={[totals, ...moved.toReversed()]}
      rowKey={(line: Line) => line.day ?? ''}
      tableFrom={TABLE_FROM}
      cardHeight="h-40"
      card={(line: Line) => (
        // Of a day only what has happened.
        <RowFacts
          columns={columns}
          row={line}
          isShown={(key) => !line.day || AMOUNTS.some((sum) => sum === key && line[sum] !== 0)}
        />
      )}
    />
  );
};
