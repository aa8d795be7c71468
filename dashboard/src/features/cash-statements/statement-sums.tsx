import type { CashStatementDto } from '@shop/contracts';
import type { Column } from '@shop/ui';
import { Status } from '@/shared/display/status';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { DataList } from '@/shared/table/data-list';
import { RowFacts } from '@/shared/table/row-facts';
import type { RowKind } from './cash-statements.queries';
import { KINDS, ROW_KINDS } from './statement-kinds';

interface Line {
  kind?: RowKind;
  rows: number;
  stated: number;
  collected: number;
  booked: number;
}
const AMOUNTS = ['stated', 'collected', 'booked'] as const;

const sumOf = (lines: Line[]): Line => {
  const sum = (name: 'rows' | (typeof AMOUNTS)[number]): number =>
    lines.reduce((total, line) => total + line[name], 0);
  return {
    rows: sum('rows'),
    stated: sum('stated'),
    collected: sum('collected'),
    booked: sum('booked'),
  };
};

/** Rows and amounts of a statement by kind, with the totals. */
export const StatementSums = ({ statement: { kinds } }: { statement: CashStatementDto }) => {
  const t = useText();
  const { aed, count } = useFormat();
  const lines: Line[] = ROW_KINDS.flatMap((kind) => kinds.filter((each) => each.kind === kind));
  const weight = ({ kind }: Line): string => (kind ? '' : 'font-semibold');
  const columns: Column<Line>[] = [
    {
      key: 'kind',
      header: t('cashStatements.result'),
      rowHeader: true,
      cell: (line) =>
        line.kind ? (
          <Status tone={KINDS[line.kind]}>{t(`cashStatements.kind.${line.kind}`)}</Status>
        ) : (
          <span className="font-semibold">{t('cashStatements.total')}</span>
        ),
    },
    {
      key: 'rows',
      header: t('cashStatements.rows'),
      align: 'end',
      cell: (line) => <span className={weight(line)}>{count(line.rows)}</span>,
    },
    ...AMOUNTS.map((name): Column<Line> => ({
      key: name,
      header: t(`cashStatements.sum.${name}`),
      align: 'end',
      cell: (line) => (
        <span className={`whitespace-nowrap ${weight(line)}`}>
          {line[name] ? aed(line[name]) : '–'}
        </span>
      ),
    })),
  ];
  return (
    <DataList
      caption={t('cashStatements.sums')}
      columns={columns}
      rows={[...lines, sumOf(lines)]}
      rowKey={({ kind }) => kind ?? 'total'}
      cardHeight="h-40"
      card={(line) => <RowFacts columns={columns} row={line} />}
    />
  );
};
