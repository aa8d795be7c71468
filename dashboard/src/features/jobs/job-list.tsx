import type { JobDto, ListImportDto, ProductImportDto, SynonymImportDto } from '@shop/contracts';
import type { Column } from '@shop/ui';
import type { ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { DataList } from '@/shared/table/data-list';
import { CancelExport } from './cancel-export';
import { ExportResult, JobName, JobStart, JobStatus } from './job-parts';

/** Imports and exports with state, result and files. */
export const JobList = ({
  jobs,
  busy,
  importResult,
  wordsResult,
  listResult,
  statementResult,
}: {
  jobs: JobDto[] | undefined;
  busy: boolean;
  /** Counts, errors and actions of an import. */
  importResult: (row: ProductImportDto) => ReactNode;
  /** Counts and actions of an import of synonyms. */
  wordsResult: (row: SynonymImportDto) => ReactNode;
  /** Counts and actions of an import of another list. */
  listResult: (row: ListImportDto) => ReactNode;
  /** The way to a cash statement. */
  statementResult: (row: NonNullable<JobDto['statement']>) => ReactNode;
}) => {
  const t = useText();
  const resultOf = (job: JobDto) => (
    <>
      {(job.import ?? job.list) && job.state === 'failed' && (
        <p className="text-sale">{t('jobs.importFailed')}</p>
      )}
      {job.import && importResult(job.import)}
      {job.words && wordsResult(job.words)}
      {job.list && listResult(job.list)}
      {job.statement && statementResult(job.statement)}
      <ExportResult job={job} />
      <CancelExport job={job} />
    </>
  );
  const columns: Column<JobDto>[] = [
    {
      key: 'name',
      header: t('jobs.job'),
      rowHeader: true,
      cell: (job) => <JobName job={job} />,
    },
    { key: 'start', header: t('jobs.startedBy'), cell: (job) => <JobStart job={job} /> },
    { key: 'state', header: t('jobs.status'), cell: (job) => <JobStatus job={job} /> },
    { key: 'result', header: t('jobs.result'), cell: resultOf },
  ];
  return (
    <DataList
      caption={t('nav.jobs')}
      columns={columns}
      rows={jobs}
      rowKey={({ key }) => key}
      busy={busy}
      cardHeight="h-40"
      tableFrom="(min-width: 64rem)"
      card={(job) => (
        <div className="flex min-w-0 grow flex-col gap-2">
          <div>
            <JobName job={job} />
          </div>
          <div>
            <JobStatus job={job} />
          </div>
          <div>{resultOf(job)}</div>
          <div>
            <JobStart job={job} />
          </div>
        </div>
      )}
    />
  );
};
