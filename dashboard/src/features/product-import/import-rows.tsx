import type { ProductImportDto, ProductImportRowDto } from '@shop/contracts';
import { ErrorState, type Column } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { CountChips } from '@/shared/list/count-chips';
import { Pagination } from '@/shared/list/pagination';
import { useListParams } from '@/shared/list/use-list-params';
import { Status } from '@/shared/display/status';
import { DataList } from '@/shared/table/data-list';
import { importsQueries } from './imports.queries';
import { rowTones } from './import-states';
import { RowFindings } from './row-findings';

const FILTERS = ['create', 'update', 'unchanged', 'error', 'warned'] as const;

const ProductOfRow = ({ row: { name, code } }: { row: ProductImportRowDto }) => (
  <>
    <span className="line-clamp-2 font-semibold">
      <bdi>{name ?? '—'}</bdi>
    </span>
    {code && (
      <span className="block text-mini text-muted">
        <bdi dir="ltr">{code}</bdi>
      </span>
    )}
  </>
);

/** The rows of a file with their results; the counts are filters. */
export const ImportRows = ({ row: open }: { row: ProductImportDto }) => {
  const t = useText();
  const { count } = useFormat();
  const { page, limit, filter, change, hrefOf } = useListParams();
  const chosen = FILTERS.find((known) => known === filter('rows'));
  const query = useQuery(
    importsQueries.rows(open.id, {
      page,
      limit,
      ...(chosen === 'warned' ? { warned: true } : chosen && { state: chosen }),
    }),
  );
  const rows = query.data?.rows;
  const counts = {
    create: open.toCreate,
    update: open.toUpdate,
    unchanged: open.unchanged,
    error: open.errors,
    warned: open.warnings,
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
    { key: 'state', header: t('imports.status'), className: 'w-36', cell: stateOf },
    {
      key: 'product',
      header: t('imports.product'),
      rowHeader: true,
      cell: (row) => <ProductOfRow row={row} />,
    },
    { key: 'findings', header: t('imports.problems'), cell: (row) => <RowFindings row={row} /> },
  ];
  return (
    <div className="mt-4">
      <CountChips
        label={t('imports.filter')}
        chosen={chosen ?? ''}
        chips={[
          { value: '', text: t('imports.filter.all'), total: open.total },
          ...FILTERS.filter((known) => counts[known] > 0).map((known) => ({
            value: known,
            text: t(`imports.filter.${known}`),
            total: counts[known],
          })),
        ]}
        onChoose={(value) => change({ rows: value })}
      />
      {query.isError && !rows ? (
        <ErrorState
          text={t('imports.rowsFailed')}
          retryText={t('list.retry')}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <DataList
          caption={t('imports.rowsOf', { file: open.fileName })}
          columns={columns}
          rows={rows}
          rowKey={({ row }) => row}
          busy={query.isPlaceholderData}
          cardHeight="h-24"
          card={(row) => (
            <div className="flex min-w-0 grow flex-col gap-2">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="text-muted">
                  {t('imports.rowNumbered', { row: count(row.row) })}
                </span>
                {stateOf(row)}
              </p>
              <div>
                <ProductOfRow row={row} />
              </div>
              <RowFindings row={row} />
            </div>
          )}
        />
      )}
      <Pagination
        {...{ page, limit, hrefOf }}
        total={query.data?.total ?? 0}
        onLimit={(value) => change({ limit: value })}
      />
    </div>
  );
};
