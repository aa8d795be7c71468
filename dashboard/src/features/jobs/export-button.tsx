import { useChange } from '@shop/api-client';
import { Button, cx, notify } from '@shop/ui';
import { Download } from 'lucide-react';
import { useNavigate } from 'react-router';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { jobsQueries } from './jobs.queries';
import type { JobStarted } from './start-export';
import { watchExport } from './watched-exports';

/** Starts an export; a notice links to its job, and another announces the file. */
export const ExportButton = ({
  text,
  isCompact = false,
  start,
}: {
  text: string;
  /** Only an icon, except on wide screens. */
  isCompact?: boolean;
  start: () => JobStarted;
}) => {
  const t = useText();
  const navigate = useNavigate();
  const change = useChange(start, [jobsQueries.key], {
    onSuccess: (answer) => {
      const id = answer?.job.export?.id;
      if (id !== undefined) watchExport(id);
      notify(t('jobs.started'), {
        action: { text: t('jobs.show'), onSelect: () => void navigate(paths.jobs) },
      });
    },
    onError: (error) => notifyRefusal(error, t('jobs.notStarted')),
  });
  return (
    <Button
      variant="secondary"
      title={isCompact ? text : undefined}
      busy={change.isPending}
      onClick={() => change.mutate(undefined)}
    >
      <Download className="size-4" />
      <span className={cx(isCompact && 'max-2xl:sr-only')}>{text}</span>
    </Button>
  );
};
