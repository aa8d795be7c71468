import { useChange } from '@shop/api-client';
import type { JobDto } from '@shop/contracts';
import { Button, confirm, notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useText } from '@/shared/i18n/use-text';
import { cancelExport, jobsQueries } from './jobs.queries';

/** Cancels an export in progress, after a question. */
export const CancelExport = ({ job: { state, export: row } }: { job: JobDto }) => {
  const t = useText();
  const queries = useQueryClient();
  const cancel = useChange(cancelExport, [jobsQueries.key], {
    onSuccess: () => notify(t('jobs.cancelled'), { kind: 'success' }),
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: jobsQueries.key });
      notifyRefusal(error, t('jobs.notCancelled'));
    },
  });
  if (!row || (state !== 'waiting' && state !== 'running')) return null;
  const ask = async () => {
    const isSure = await confirm({
      title: t('jobs.cancelQuestion'),
      text: t('jobs.cancelText'),
      yesText: t('jobs.cancel'),
      noText: t('jobs.continue'),
      danger: true,
    });
    if (isSure) cancel.mutate(row.id);
  };
  return (
    <Button variant="secondary" size="small" busy={cancel.isPending} onClick={() => void ask()}>
      <X className="size-4" />
      {t('jobs.cancel')}
    </Button>
  );
};
