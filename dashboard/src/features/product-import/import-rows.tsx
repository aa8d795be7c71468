import type { ProductImportDto, ProductImportRowDto } from '@shop/contracts';
import { cx, DataTable, ErrorState, type Column } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { Pagination } from '@/shared/list/pagination';
import { useListParams } from '@/shared/list/use-list-params';
import { Status } from '@/shared/status';
import { useMedia } from '@/shared/use-media';
import { importsQueries } from './imports.queries';
import { rowTones } from './import-states';
import { RowFindings } from './row-findings';

const STATES = ['create', 'update', 'unchanged', 'error'] as const;

const ProductOfRow = ({ row: { name, code } }: { row: ProductImportRowDto }) => (
  <>
    <bdi className="line-clamp-2 font-semibold">{name ?? '—'}</bdi>
    {code && (
      <bdi dir="ltr" className="block text-mini text-muted">
        {code}
      </bdi>
    )}
  </>
);

/** The rows of a file with what each does or why it cannot; the counts are the filters. */
export const ImportRows = ({ row: open }: { row: ProductImportDto }) => {
  const t = useText();
  const { count } = useFormat();
  const wide = useMedia('(min-width: 48rem)');
  const { page, limit, filter, change, hrefOf } = useListParams();
  const state = STATES.find((known) => known === filter('rows'));
  const query = useQuery(importsQueries.rows(open.id, { page, limit, state }));
  const rows = query.data?.rows;
  const counts = {
    create: open.toCreate,
    update: open.toUpdate,
    unchanged: open.unchanged,
    error: open.errors,
  };
  const stateOf = (row: ProductImportRowDto) => (
    <Status tone={rowTones[row.state]}>{t(`imports.row.${row.state}`)}</Status>
  );
  const columns: Column<ProductImportRowDto>[] = [
    {
      key: 'row',
      header: t('imports.rowNumber'),
      align: 'end',
      className: 'w-24',
      cell: ({ row }) => count(row),
    },
    { key: 'state', header: t('imports.does'), className: 'w-36', cell: stateOf },
    {
      key: 'product',
      header: t('imports.product'),
      rowHeader: true,
      cell: (row) => <ProductOfRow row={row} />,
    },
    { key: 'findings', header: t('imports.findings'), cell: (row) => <RowFindings row={row} /> },
  ];
  const chip = (value: '' | (typeof STATES)[number], total: number) => (
    <button
      key={value}
      type="button"
      aria-pressed={(state ?? '') === value}
      onClick={() => change({ rows: value })}
      className={cx(
        'inline-flex min-h-9 items-center gap-2 rounded-full border px-3.5 transition-colors',
        (state ?? '') === value
          ? 'border-accent bg-accent text-on-accent'
          : 'border-control hover:border-ink hover:bg-sand',
      )}
    >
      {t(`imports.filter.${value || 'all'}`)}
      <span className="font-semibold tabular-nums">{count(total)}</span>
    </button>
  );
  return (
    <div className="mt-4">
      <div role="group" aria-label={t('imports.filter')} className="mb-3 flex flex-wrap gap-2">
        {chip('', open.total)}
        {STATES.filter((known) => counts[known] > 0).map((known) => chip(known, counts[known]))}
      </div>
      {query.isError && !rows ? (
        <ErrorState
          text={t('imports.rowsFailed')}
          retryText={t('list.retry')}
          onRetry={() => void query.refetch()}
        />
      ) : wide ? (
        <div className="panel overflow-x-auto">
          <DataTable
            caption={t('imports.rowsOf', { file: open.fileName })}
            columns={columns}
            rows={rows}
            rowKey={({ row }) => row}
            busy={query.isPlaceholderData}
          />
        </div>
      ) : (
        <ul
          aria-label={t('imports.rowsOf', { file: open.fileName })}
          className="panel divide-y divide-line"
        >
          {rows?.map((row) => (
            <li key={row.row} className="flex flex-col gap-2 px-4 py-3">
              <span className="flex flex-wrap justify-between gap-x-4">
                <span className="text-muted">
                  {t('imports.rowNumbered', { row: count(row.row) })}
                </span>
                {stateOf(row)}
              </span>
              <div>
                <ProductOfRow row={row} />
              </div>
              <RowFindings row={row} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        {...{ page, limit, hrefOf }}
        total={query.data?.total ?? 0}
        onLimit={(value) => change({ limit: value })}
      />
    </div>
  );
};
