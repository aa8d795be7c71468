import type { StatementDto } from '@shop/contracts';
import type { Column } from '@shop/ui';
import { Status } from '@/shared/display/status';
import { useFormat } from '@/shared/i18n/use-format';
import { OpenRowLink } from '@/shared/display/open-row-link';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { DataList } from '@/shared/table/data-list';
import { useMonthText } from './month-text';

/** Whether a statement is paid, with the day. */
export const StatementStatus = ({ row: { paidOn } }: { row: StatementDto }) => {
  const t = useText();
  const { day } = useFormat();
  if (paidOn === null) return <Status tone="waiting">{t('statements.unpaid')}</Status>;
  return <Status tone="done">{t('statements.paidOn', { day: day(paidOn) })}</Status>;
};

const Identity = ({ row }: { row: StatementDto }) => {
  const month = useMonthText();
  return (
    <>
      <span className="block font-semibold">{month(row.month)}</span>
      <bdi dir="ltr" className="block w-fit text-mini text-muted tabular-nums">
        {row.number}
      </bdi>
    </>
  );
};

const OpenLink = ({ row: { id, number } }: { row: StatementDto }) => {
  const t = useText();
  return <OpenRowLink to={paths.vendorStatement(id)} text={t('statements.view')} name={number} />;
};

/** Columns of the table of issued statements; `showsVendor` for those who see all vendors. */
export const useStatementColumns = (showsVendor: boolean): Column<StatementDto>[] => {
  const t = useText();
  const { aed } = useFormat();
  const amount = (key: 'sales' | 'refunds' | 'commission' | 'payout'): Column<StatementDto> => ({
    key,
    header: t(`statements.column.${key}`),
    align: 'end',
    cell: (row) => (
      <span className={`whitespace-nowrap tabular-nums ${key === 'payout' ? 'font-semibold' : ''}`}>
        {aed(row[key])}
      </span>
    ),
  });
  return [
    {
      key: 'month',
      header: t('statements.month'),
      rowHeader: true,
      cell: (row) => <Identity row={row} />,
    },
    ...(showsVendor
      ? [
          {
            key: 'vendor',
            header: t('role.vendor'),
            cell: ({ vendor }: StatementDto) => (
              <span className="line-clamp-2">
                <bdi>{vendor}</bdi>
              </span>
            ),
          },
        ]
      : []),
    amount('sales'),
    amount('refunds'),
    amount('commission'),
    amount('payout'),
    { key: 'state', header: t('statements.state'), cell: (row) => <StatementStatus row={row} /> },
    {
      key: 'actions',
      header: t('statements.actions'),
      align: 'end',
      cell: (row) => <OpenLink row={row} />,
    },
  ];
};

/** Issued statements; `showsVendor` for those who see all vendors. */
export const StatementList = ({
  columns,
  rows,
  busy,
  showsVendor,
}: {
  columns: Column<StatementDto>[];
  rows: StatementDto[] | undefined;
  busy: boolean;
  showsVendor: boolean;
}) => {
  const t = useText();
  const { aed } = useFormat();
  return (
    <DataList
      caption={t('statements.issued')}
      columns={columns}
      rowKey={({ id }) => id}
      rows={rows}
      busy={busy}
      cardHeight="h-40"
      tableFrom="(min-width: 64rem)"
      card={(row) => (
        <article className="flex min-w-0 grow flex-col gap-2">
          <header className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h3 className="min-w-0">
              <Identity row={row} />
            </h3>
            <StatementStatus row={row} />
          </header>
          {showsVendor && (
            <p className="break-words">
              <bdi>{row.vendor}</bdi>
            </p>
          )}
          <p className="flex justify-between gap-3">
            <span className="text-muted">{t('statements.column.payout')}</span>
            <span className="font-semibold tabular-nums">{aed(row.payout)}</span>
          </p>
          <OpenLink row={row} />
        </article>
      )}
    />
  );
};
