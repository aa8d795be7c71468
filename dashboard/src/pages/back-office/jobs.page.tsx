import { IMPORT_RIGHTS } from '@shop/shop-rules';
import { buttonClass } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { JobList } from '@/features/jobs/job-list';
import { isInProgress, jobsQueries } from '@/features/jobs/jobs.queries';
import { listImportsQueries, undoList } from '@/features/list-imports/list-imports.queries';
import { ImportActions } from '@/features/product-import/import-actions';
import { ImportCounts } from '@/features/product-import/import-counts';
import { ImportErrors } from '@/features/product-import/import-errors';
import { useCurrentImport } from '@/features/product-import/use-current-import';
import { useProductImport } from '@/features/product-import/use-product-import';
import { STALE_SYNONYMS, undoSynonyms } from '@/features/search-words/synonym-imports.queries';
import { useText } from '@/shared/i18n/use-text';
import { UndoImport } from '@/shared/imports/undo-import';
import { useRefreshAfter } from '@/shared/imports/use-refresh-after';
import { ListFrame } from '@/shared/list/list-frame';
import { useListParams } from '@/shared/list/use-list-params';
import { useListViews } from '@/shared/list-views/use-list-views';
import { PageHeader } from '@/shared/layout/page-header';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';

const nothing = () => undefined;
/** Keys of what shows the state of imports of lists. */
const STALE_LISTS = [jobsQueries.key, listImportsQueries.key];

/** The import in the address of its page, at the rows with errors if there are any. */
const addressOf = ({ id, errors }: { id: number; errors: number }) => ({
  ...(errors > 0 && { rows: 'error' }),
  import: String(id),
});

const OpenImport = ({ file, to }: { file: string; to: string }) => {
  const t = useText();
  return (
    <Link
      to={to}
      aria-label={t('imports.openNamed', { file })}
      className={buttonClass({ variant: 'secondary', size: 'small' })}
    >
      {t('imports.open')}
    </Link>
  );
};

/** Imports and exports of the account, for admins of everyone, newest first; refreshed while one is in progress. */
export const JobsPage = () => {
  const t = useText();
  const may = useMay();
  const navigate = useNavigate();
  const params = useListParams();
  const { page, limit } = params;
  const { isReady, menu } = useListViews('jobs');
  const list = useQuery({ ...jobsQueries.list({ page, limit }), enabled: isReady });
  const rows = list.data?.jobs;
  useRefreshAfter(rows?.some((job) => !job.export && isInProgress(job)) ?? false);
  const [, setCurrent] = useCurrentImport();
  const { undo } = useProductImport(undefined, { onOpen: nothing, onImported: nothing });
  const open = (id: number) => {
    setCurrent(id);
    void navigate(paths.uploadProducts);
  };
  return (
    <>
      <PageHeader title={t('nav.jobs')}>{menu}</PageHeader>
      <p className="-mt-2 mb-4 max-w-3xl text-muted">{t('jobs.about')}</p>
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{ failed: t('jobs.failed'), none: t('jobs.none') }}
        params={params}
        filters={{}}
      >
        <JobList
          jobs={rows}
          busy={list.isPlaceholderData}
          wordsResult={(row) => (
            <>
              <ImportCounts row={row} />
              {may('searchWords.edit') && (
                <div className="flex flex-wrap gap-2">
                  <UndoImport row={row} call={undoSynonyms} stale={STALE_SYNONYMS} />
                  <OpenImport file={row.fileName} to={paths.searchWordsImport(addressOf(row))} />
                </div>
              )}
            </>
          )}
          statementResult={({ id, fileName }) =>
            may('cashStatements.manage') && (
              <OpenImport file={fileName} to={paths.cashStatement(id)} />
            )
          }
          listResult={(row) => (
            <>
              <ImportCounts row={row} />
              {may(IMPORT_RIGHTS[row.kind]) && (
                <div className="flex flex-wrap gap-2">
                  <UndoImport row={row} call={undoList} stale={STALE_LISTS} />
                  <OpenImport
                    file={row.fileName}
                    to={paths.listImport(row.kind, {
                      ...(row.texts && { texts: row.texts }),
                      ...addressOf(row),
                    })}
                  />
                </div>
              )}
            </>
          )}
          importResult={(row) => (
            <>
              <ImportCounts row={row} />
              {may('products.import') && (
                <>
                  <ImportErrors row={row} />
                  <ImportActions row={row} onOpen={open} onUndo={(each) => void undo(each)} />
                </>
              )}
            </>
          )}
        />
      </ListFrame>
    </>
  );
};
