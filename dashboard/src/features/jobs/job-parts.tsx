import type { JobDto } from '@shop/contracts';
import { buttonClass } from '@shop/ui';
import { Download } from 'lucide-react';
import { Status, type StatusTone } from '@/shared/display/status';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { fileUrl } from './jobs.queries';

const TONES: Record<JobDto['state'], StatusTone> = {
  waiting: 'waiting',
  running: 'active',
  done: 'done',
  failed: 'failed',
  undone: 'closed',
  cancelled: 'closed',
};

/** What the job does, and the imported file. */
export const JobName = ({ job }: { job: JobDto }) => {
  const t = useText();
  const file = job.import ?? job.words ?? job.list ?? job.statement;
  return (
    <>
      <span className="block font-semibold">
        {t(
          job.export
            ? `jobs.kind.${job.export.kind}`
            : job.list
              ? `jobs.list.${job.list.kind}`
              : job.words
                ? 'jobs.kind.words'
                : job.statement
                  ? 'jobs.kind.statement'
                  : 'jobs.kind.import',
        )}
      </span>
      {file && (
        <span className="block text-mini break-all text-muted">
          <bdi>{file.fileName}</bdi>
        </span>
      )}
    </>
  );
};

/** Who started the job, and when. */
export const JobStart = ({ job: { startedBy, createdAt } }: { job: JobDto }) => {
  const { dateTime } = useFormat();
  return (
    <>
      {startedBy && (
        <span className="block">
          <bdi>{startedBy}</bdi>
        </span>
      )}
      <time dateTime={createdAt} className="block text-mini text-muted">
        {dateTime(createdAt)}
      </time>
    </>
  );
};

/** State and progress. */
export const JobStatus = ({ job }: { job: JobDto }) => {
  const t = useText();
  const { count } = useFormat();
  const { state, progress, goal } = job;
  const rows = t('jobs.progress', { done: count(progress), goal: count(goal) });
  return (
    <>
      <Status tone={TONES[state]}>
        {t(
          (job.import ?? job.words ?? job.list)?.state === 'checked'
            ? 'jobs.notConfirmed'
            : `jobs.state.${state}`,
        )}
      </Status>
      {goal > 0 && state !== 'waiting' && (
        <span className="block text-mini text-muted tabular-nums">{rows}</span>
      )}
      {state === 'running' && (
        <progress
          value={progress}
          max={Math.max(goal, 1)}
          aria-label={rows}
          className="mt-1 block h-1.5 w-full max-w-40 accent-accent"
        />
      )}
    </>
  );
};

/** The files of an export, or why there are none. */
export const ExportResult = ({ job: { state, export: row } }: { job: JobDto }) => {
  const t = useText();
  const { count, dateTime } = useFormat();
  if (!row) return null;
  if (state === 'failed') return <p className="text-sale">{t('jobs.exportFailed')}</p>;
  if (state !== 'done' || !row.expiresAt) return null;
  if (row.files.length === 0) return <p className="text-muted">{t('jobs.expired')}</p>;
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {row.files.map(({ part, name, rows }) => (
          <li key={part}>
            <a
              href={fileUrl(row.id, part)}
              download
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              <Download className="size-4" />
              <bdi>{name}</bdi> ({count(rows)})
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-mini text-muted">
        {t('jobs.availableUntil', { time: dateTime(row.expiresAt) })}
      </p>
    </>
  );
};
