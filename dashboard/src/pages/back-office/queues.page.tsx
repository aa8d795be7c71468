import { buttonClass, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, TriangleAlert } from 'lucide-react';
import { DeadLetters } from '@/features/queues/dead-letters';
import { DataRetention } from '@/features/queues/data-retention';
import { Providers, Workers } from '@/features/queues/workers-and-providers';
import { QueueCard } from '@/features/queues/queue-card';
import { queuesQueries } from '@/features/queues/queues.queries';
import { lazy, Suspense } from 'react';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { Panel } from '@/shared/layout/panel';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';

// Only a local demo loads it.
const FaultPanel = lazy(() =>
  import('@/features/faults/fault-panel').then((file) => ({ default: file.FaultPanel })),
);

const GRID = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';

/** Status and actions of the background queues; refreshed while visible. */
export const QueuesPage = () => {
  const t = useText();
  const summary = useQuery(queuesQueries.summary());
  const dead = useQuery(queuesQueries.dead());
  const may = useMay();
  const { data } = summary;
  const hasNoWorker = data?.workers.every(({ stale }) => stale);
  return (
    <>
      <PageHeader title={t('nav.queues')}>
        <a
          href={paths.queueBoard}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('queues.jobs')}
          <ExternalLink className="mirror size-4" />
        </a>
      </PageHeader>
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('queues.about')}</p>
      {data?.redis === false && <Warning text={t('queues.noRedis')} />}
      {hasNoWorker && <Warning text={t('queues.noWorkerRunning')} />}
      {data && summary.isError && <Warning text={t('queues.outdated')} />}
      {data?.canBreak && may('faults.inject') && (
        <Suspense>
          <FaultPanel />
        </Suspense>
      )}
      <QueryBoundary query={summary} failed={t('queues.failed')} shape={<Shape />}>
        {(data) => (
          <div className="flex flex-col gap-4">
            <div className={GRID}>
              {data.queues.map((queue) => (
                <QueueCard key={queue.name} queue={queue} />
              ))}
              <Panel title={t('queues.providers')}>
                <Providers breakers={data.breakers} />
              </Panel>
            </div>
            <Panel title={t('queues.workers')}>
              <Workers workers={data.workers} />
            </Panel>
            <Panel title={t('queues.retention')}>
              <DataRetention retention={data.retention} />
            </Panel>
          </div>
        )}
      </QueryBoundary>
      <Panel title={t('queues.failedJobs')} className="mt-4">
        <QueryBoundary
          query={dead}
          failed={t('queues.failedJobsError')}
          shape={<Skeleton className="h-20" />}
        >
          {({ entries }) =>
            entries.length ? (
              <DeadLetters letters={entries} />
            ) : (
              <p className="text-muted">{t('queues.noFailedJobs')}</p>
            )
          }
        </QueryBoundary>
      </Panel>
    </>
  );
};

const Shape = () => (
  <div className={GRID}>
    {Array.from({ length: 6 }, (_, card) => (
      <Skeleton key={card} className="h-72" />
    ))}
  </div>
);

const Warning = ({ text }: { text: string }) => (
  <p role="alert" className="panel mb-4 flex items-center gap-3 px-5 py-3 font-semibold">
    <TriangleAlert className="size-5 shrink-0 text-sale" />
    {text}
  </p>
);
