import type { CashStatementDto, CashStatementRowDto } from '@shop/contracts';
import { cx, type Column } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Status } from '@/shared/display/status';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { ListFrame } from '@/shared/list/list-frame';
import { useListViews } from '@/shared/list-views/use-list-views';
import { useListParams } from '@/shared/list/use-list-params';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';
import { DataList } from '@/shared/table/data-list';
import { cashStatementsQueries } from './cash-statements.queries';
import { RowNote } from './row-note';
import { KINDS, ROW_KINDS } from './statement-kinds';
import { useHeldRows } from '@/shared/unsaved/use-held';

interface Cell {
  row: CashStatementRowDto;
}

const Waybill = ({ row: { waybill, row, lines } }: Cell) => {
  const t = useText();
  const { count } = useFormat();
  return (
    <>
      <span className="block font-semibold break-all tabular-nums lg:whitespace-nowrap">
        <bdi dir="ltr">{waybill || '—'}</bdi>
      </span>
      {row !== null && (
        <span className="block text-mini text-muted">
          {lines > 1
            ? t('cashStatements.fileRows', { row: count(row), count: lines })
            : t('cashStatements.fileRow', { row: count(row) })}
        </span>
      )}
    </>
  );
};

const OrderLink = ({ row: { operationId, number } }: Cell) => {
  const mayOpen = useMay()('orders.view');
  if (!operationId || !number) return <span className="text-muted">–</span>;
  const text = (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {number}
    </bdi>
  );
  return mayOpen ? (
    <Link to={paths.order(operationId)} className="font-semibold underline underline-offset-4">
      {text}
    </Link>
  ) : (
    text
  );
};

/** How the row compares, and who booked its cash. */
const Result = ({ row, statementId }: Cell & { statementId: number }) => {
  const t = useText();
  const { kind, bookedAt, bookedIn, cash } = row;
  const isElsewhere = bookedIn !== null && bookedIn !== statementId;
  return (
    <>
      <Status tone={KINDS[kind]}>{t(`cashStatements.kind.${kind}`)}</Status>
      <span className="block text-mini text-muted">
        {bookedAt ? (
          t('cashStatements.bookedHere')
        ) : isElsewhere ? (
          <Link to={paths.cashStatement(bookedIn)} className="underline">
            {t('cashStatements.bookedIn', { id: bookedIn })}
          </Link>
        ) : (
          cash === 'remitted' && t('cashStatements.bookedByHand')
        )}
      </span>
    </>
  );
};

/** The rows of a statement; the counts are filters. */
export const StatementRows = ({ statement }: { statement: CashStatementDto }) => {
  const t = useText();
  const { aed, count } = useFormat();
  const params = useListParams();
  const { page, limit, filter, change } = params;
  const kind = ROW_KINDS.find((known) => known === filter('kind'));
  const counts = new Map(statement.kinds.map((each) => [each.kind, each.rows]));
  const all = statement.kinds.reduce((sum, { rows }) => sum + rows, 0);
  const amount = (value: number | null) => (
    <span className="whitespace-nowrap tabular-nums">{value === null ? '–' : aed(value)}</span>
  );
  const difference = ({ stated, collected }: CashStatementRowDto) =>
    stated === null && collected === null
      ? null
      : Math.round(((stated ?? 0) - (collected ?? 0)) * 100) / 100;
  const allColumns: Column<CashStatementRowDto>[] = [
    {
      key: 'waybill',
      header: t('cashStatements.column.waybill'),
      rowHeader: true,
      cell: (row) => <Waybill row={row} />,
    },
    {
      key: 'order',
      header: t('cashStatements.order'),
      cell: (row) => <OrderLink row={row} />,
    },
    {
      key: 'result',
      header: t('cashStatements.result'),
      cell: (row) => <Result row={row} statementId={statement.id} />,
    },
    {
      key: 'stated',
      header: t('cashStatements.sum.stated'),
      align: 'end',
      cell: ({ stated }) => amount(stated),
    },
    {
      key: 'collected',
      header: t('cashStatements.sum.collected'),
      align: 'end',
      cell: ({ collected }) => amount(collected),
    },
    {
      key: 'difference',
      header: t('cashStatements.difference'),
      align: 'end',
      cell: (row) => amount(difference(row) || null),
    },
    {
      key: 'note',
      header: t('cashStatements.note'),
      cell: (row) => <RowNote statementId={statement.id} row={row} />,
    },
  ];
  const { isReady, columns, columnMenu, menu } = useListViews('cashStatementRows', allColumns);
  const query = useQuery({
    ...cashStatementsQueries.rows(statement.id, { page, limit, kind }),
    enabled: isReady,
  });
  const chip = (value: '' | (typeof ROW_KINDS)[number], total: number) => (
    <button
      key={value}
      type="button"
      aria-pressed={(kind ?? '') === value}
      onClick={() => change({ kind: value })}
      className={cx(
        'inline-flex min-h-9 items-center gap-2 rounded-full border px-3.5 transition-colors',
        (kind ?? '') === value
          ? 'border-accent bg-accent text-on-accent'
          : 'border-control hover:border-ink hover:bg-sand',
      )}
    >
      {value ? t(`cashStatements.kind.${value}`) : t('cashStatements.all')}
      <span className="font-semibold tabular-nums">{count(total)}</span>
    </button>
  );
  const rows = useHeldRows(query.data?.rows);
  return (
    <div>
      <div className="mb-3 flex flex-wrap justify-end gap-3">
        {menu}
        {columnMenu}
      </div>
      <div
        role="group"
        aria-label={t('cashStatements.filter')}
        className="mb-3 flex flex-wrap gap-2"
      >
        {chip('', all)}
        {ROW_KINDS.filter((known) => counts.has(known)).map((known) =>
          chip(known, counts.get(known) ?? 0),
        )}
      </div>
      <ListFrame
        query={query}
        rows={rows}
        total={query.data?.total}
        texts={{ failed: t('cashStatements.rowsFailed'), none: t('cashStatements.noRows') }}
        params={params}
        filters={{ kind }}
      >
        <DataList
          caption={t('cashStatements.rowsOf', { file: statement.fileName })}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          busy={query.isPlaceholderData}
          cardHeight="h-40"
          tableFrom="(min-width: 64rem)"
          card={(row) => (
            <article className="flex min-w-0 grow flex-col gap-2">
              <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
                <h2 className="min-w-0">
                  <Waybill row={row} />
                </h2>
                <div className="flex flex-col items-end text-end">
                  <Result row={row} statementId={statement.id} />
                </div>
              </header>
              <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-small [&_dd]:text-end [&_dt]:text-muted">
                <dt>{t('cashStatements.order')}</dt>
                <dd>
                  <OrderLink row={row} />
                </dd>
                <dt>{t('cashStatements.sum.stated')}</dt>
                <dd>{amount(row.stated)}</dd>
                <dt>{t('cashStatements.sum.collected')}</dt>
                <dd>{amount(row.collected)}</dd>
              </dl>
              <RowNote statementId={statement.id} row={row} />
            </article>
          )}
        />
      </ListFrame>
    </div>
  );
};
