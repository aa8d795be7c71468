import { IMPORT_RIGHTS } from '@shop/shop-rules';
import { buttonClass } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { JobList } from '@/features/jobs/job-list';
import { jobsQueries } from '@/features/jobs/jobs.queries';
import { ImportActions } from '@/features/product-import/import-actions';
import { ImportCounts } from '@/features/product-import/import-counts';
import { ImportErrors } from '@/features/product-import/import-errors';
import { useCurrentImport } from '@/features/product-import/use-current-import';
import { useProductImport } from '@/features/product-import/use-product-import';
import { useText } from '@/shared/i18n/use-text';
import { ListFrame } from '@/shared/list/list-frame';
import { useListParams } from '@/shared/list/use-list-params';
import { useListViews } from '@/shared/list-views/use-list-views';
import { PageHeader } from '@/shared/layout/page-header';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';

const nothing = () => undefined;

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
                <OpenImport file={row.fileName} to={paths.searchWordsImport(row.id)} />
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
                <OpenImport
                  file={row.fileName}
                  to={paths.listImport(row.kind, {
                    ...(row.texts && { texts: row.texts }),
                    import: String(row.id),
                  })}
                />
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
