import type { SynonymImportDto, SynonymImportRowDto } from '@shop/contracts';
import { ErrorState, type Column } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { CellFindings } from '@/shared/display/cell-findings';
import { Status, type StatusTone } from '@/shared/display/status';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { CountChips } from '@/shared/list/count-chips';
import { Pagination } from '@/shared/list/pagination';
import { useListParams } from '@/shared/list/use-list-params';
import { DataList } from '@/shared/table/data-list';
import { SYNONYM_KINDS } from './search-words.queries';
import { IMPORT_ROW_STATES, synonymImportsQueries } from './synonym-imports.queries';

const TONES: Record<SynonymImportRowDto['state'], StatusTone> = {
  create: 'done',
  update: 'active',
  unchanged: 'closed',
  error: 'failed',
};

const Words = ({ row: { kind, terms, means } }: { row: SynonymImportRowDto }) => {
  const t = useText();
  const known = SYNONYM_KINDS.find((each) => each === kind);
  return (
    <>
      <span className="line-clamp-3 font-semibold break-words">
        <bdi>{terms.join(' · ') || '—'}</bdi>
      </span>
      <span className="block text-mini break-words text-muted">
        {known ? t(`searchWords.kindOf.${known}`) : <bdi>{kind}</bdi>}
        {means.length > 0 && (
          <>
            {': '}
            <bdi>{means.join(' · ')}</bdi>
          </>
        )}
      </span>
    </>
  );
};

/** The rows of a file of synonyms with what they do; the counts are filters. */
export const SynonymImportRows = ({ row: open }: { row: SynonymImportDto }) => {
  const t = useText();
  const { count } = useFormat();
  const { page, limit, filter, change, hrefOf } = useListParams();
  const state = IMPORT_ROW_STATES.find((known) => known === filter('rows'));
  const query = useQuery(
    synonymImportsQueries.rows(open.id, { page, limit, ...(state && { state }) }),
  );
  const rows = query.data?.rows;
  const counts = {
    create: open.toCreate,
    update: open.toUpdate,
    unchanged: open.unchanged,
    error: open.errors,
  };
  const stateOf = (row: SynonymImportRowDto) => (
    <Status tone={TONES[row.state]}>{t(`imports.row.${row.state}`)}</Status>
  );
  const columns: Column<SynonymImportRowDto>[] = [
    {
      key: 'row',
      header: t('imports.rowNumber'),
      align: 'end',
      className: 'w-24',
      cell: ({ row }) => count(row),
    },
    { key: 'state', header: t('imports.status'), className: 'w-36', cell: stateOf },
    {
      key: 'words',
      header: t('searchWords.terms'),
      rowHeader: true,
      cell: (row) => <Words row={row} />,
    },
    {
      key: 'findings',
      header: t('imports.problems'),
      cell: (row) => <CellFindings findings={row.errors} />,
    },
  ];
  return (
    <div className="mt-4">
      <CountChips
        label={t('imports.filter')}
        chosen={state ?? ''}
        chips={[
          { value: '', text: t('imports.filter.all'), total: open.total },
          ...IMPORT_ROW_STATES.filter((known) => counts[known] > 0).map((known) => ({
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
                <Words row={row} />
              </div>
              <CellFindings findings={row.errors} />
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
