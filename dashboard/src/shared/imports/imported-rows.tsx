import { ErrorState, type Column } from '@shop/ui';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Status, type StatusTone } from '@/shared/display/status';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { CountChips } from '@/shared/list/count-chips';
import { Pagination } from '@/shared/list/pagination';
import { useListParams } from '@/shared/list/use-list-params';
import { DataList } from '@/shared/table/data-list';

interface ImportedRow {
  /** Row number of the file. */
  row: number;
  state: 'create' | 'update' | 'unchanged' | 'error';
}

const TONES: Record<ImportedRow['state'], StatusTone> = {
  create: 'done',
  update: 'active',
  unchanged: 'closed',
  error: 'failed',
};

/** The rows of an imported file with what they do; the counts are filters. */
export const ImportedRows = <
  Answer extends { rows: ImportedRow[]; total: number },
  Filter extends string,
  Key extends QueryKey,
>({
  fileName,
  total,
  counts,
  query,
  header,
  name,
  findings,
}: {
  fileName: string;
  /** Rows of the file. */
  total: number;
  counts: Record<Filter, number>;
  query: (
    filter: Filter | undefined,
    page: { page: number; limit: number },
  ) => UseQueryOptions<Answer, Error, Answer, Key>;
  /** Header of what names a row. */
  header: string;
  name: (row: Answer['rows'][number]) => ReactNode;
  findings: (row: Answer['rows'][number]) => ReactNode;
}) => {
  const t = useText();
  const { count } = useFormat();
  const { page, limit, filter, change, hrefOf } = useListParams();
  const filters = Object.keys(counts) as Filter[];
  const chosen = filters.find((known) => known === filter('rows'));
  const list = useQuery(query(chosen, { page, limit }));
  const rows = list.data?.rows;
  const stateOf = ({ state }: ImportedRow) => (
    <Status tone={TONES[state]}>{t(`imports.row.${state}`)}</Status>
  );
  const columns: Column<Answer['rows'][number]>[] = [
    {
      key: 'row',
      header: t('imports.rowNumber'),
      align: 'end',
      className: 'w-24',
      cell: ({ row }) => count(row),
    },
    { key: 'state', header: t('imports.status'), className: 'w-36', cell: stateOf },
    { key: 'name', header, rowHeader: true, cell: name },
    { key: 'findings', header: t('imports.problems'), cell: findings },
  ];
  return (
    <div className="mt-4">
      <CountChips
        label={t('imports.filter')}
        chosen={chosen ?? ''}
        chips={[
          { value: '', text: t('imports.filter.all'), total },
          ...filters
            .filter((known) => counts[known] > 0)
            .map((known) => ({
              value: known,
              text: t(`imports.filter.${known}`),
              total: counts[known],
            })),
        ]}
        onChoose={(value) => change({ rows: value })}
      />
      {list.isError && !rows ? (
        <ErrorState
          text={t('imports.rowsFailed')}
          retryText={t('list.retry')}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <DataList
          caption={t('imports.rowsOf', { file: fileName })}
          columns={columns}
          rows={rows}
          rowKey={({ row }) => row}
          busy={list.isPlaceholderData}
          cardHeight="h-24"
          card={(row) => (
            <div className="flex min-w-0 grow flex-col gap-2">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="text-muted">
                  {t('imports.rowNumbered', { row: count(row.row) })}
                </span>
                {stateOf(row)}
              </p>
              <div>{name(row)}</div>
              {findings(row)}
            </div>
          )}
        />
      )}
      <Pagination
        {...{ page, limit, hrefOf }}
        total={list.data?.total ?? 0}
        onLimit={(value) => change({ limit: value })}
      />
    </div>
  );
};
