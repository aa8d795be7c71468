import { useChange } from '@shop/api-client';
import type { FaultRunDto } from '@shop/contracts';
import { Button, notify, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { Status } from '@/shared/display/status';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { TablePanel } from '@/shared/table/table-panel';
import { FaultDialog } from './fault-dialog';
import { FaultChecks, FaultNumbers } from './fault-numbers';
import { FaultTimeline } from './fault-timeline';
import { faultsQueries, repairFault } from './faults.queries';

const Repair = () => {
  const t = useText();
  const { mutate, isPending } = useChange(() => repairFault(), [faultsQueries.key], {
    onSuccess: () => notify(t('faults.repaired'), { kind: 'success' }),
    onError: (error) => notifyRefusal(error, t('faults.notRepaired')),
  });
  return (
    <Button busy={isPending} onClick={() => !isPending && mutate(undefined)}>
      {t('faults.repair')}
    </Button>
  );
};

const State = ({ run }: { run: FaultRunDto }) => {
  const t = useText();
  const { clock } = useFormat();
  const what = t(`faults.fault.${run.fault}`);
  if (run.repairedAt === null)
    return (
      <Status tone="failed">{t('faults.state.broken', { what, until: clock(run.endsAt) })}</Status>
    );
  if (run.recoveredAt === null) return <Status tone="waiting">{t('faults.state.catching')}</Status>;
  return <Status tone="done">{t('faults.state.recovered')}</Status>;
};

/** Breaks a part of the local demo on purpose, and shows that no order is lost. */
export const FaultPanel = () => {
  const t = useText();
  const { count } = useFormat();
  const [open, setOpen] = useState(false);
  const query = useQuery(faultsQueries.current());
  return (
    <Panel title={t('faults.title')} className="mb-4">
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('faults.about')}</p>
      <QueryBoundary
        query={query}
        failed={t('faults.failed')}
        shape={<Skeleton className="h-12" />}
      >
        {({ available, run }) => (
          <>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              {run?.repairedAt === null ? (
                <Repair />
              ) : (
                <Button variant="danger" onClick={() => setOpen(true)}>
                  {t('faults.title')}
                </Button>
              )}
              <div role="status">{run && <State run={run} />}</div>
            </div>
            <FaultDialog available={available} open={open} onOpenChange={setOpen} />
            {run && (
              <div className="mt-5 flex flex-col gap-5">
                <p>
                  {t('faults.orders', {
                    requested: count(run.requested),
                    confirmed: count(run.confirmed),
                  })}
                </p>
                {run.problem && (
                  <p role="alert" className="text-sale">
                    {t('faults.problem')} <bdi dir="ltr">{run.problem}</bdi>
                  </p>
                )}
                <FaultTimeline run={run} />
                <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
                  <TablePanel>
                    <FaultNumbers run={run} />
                  </TablePanel>
                  <FaultChecks run={run} />
                </div>
              </div>
            )}
          </>
        )}
      </QueryBoundary>
    </Panel>
  );
};
