import { ApiError } from '@shop/api-client';
import type { JobDto } from '@shop/contracts';
import { notify } from '@shop/ui';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { fileUrl, jobsQueries } from './jobs.queries';
import { unwatchExport, useWatchedExports } from './watched-exports';

/** How long the notice of a finished file is shown, ms. */
const SHOWN = 15_000;

/** Announces the end of exports that were started in this browser tab. */
export const useExportNotices = (onShow: () => void) => {
  const t = useText();
  const queries = useQueryClient();
  const ids = useWatchedExports();
  const results = useQueries({ queries: ids.map((id) => jobsQueries.export(id)) });
  const announce = useEffectEvent(({ state, export: row }: JobDto) => {
    void queries.invalidateQueries({ queryKey: [...jobsQueries.key, 'list'] });
    if (state === 'cancelled') return;
    if (state !== 'done' || !row) {
      notify(t('jobs.exportFailed'), { kind: 'error' });
      return;
    }
    const [file, ...others] = row.files;
    const isSingle = file !== undefined && others.length === 0;
    notify(isSingle ? t('jobs.ready', { name: file.name }) : t('jobs.filesReady'), {
      kind: 'success',
      duration: SHOWN,
      action: isSingle
        ? { text: t('jobs.download'), onSelect: () => location.assign(fileUrl(row.id, file.part)) }
        : { text: t('jobs.show'), onSelect: onShow },
    });
  });
  useEffect(() => {
    results.forEach(({ data, error }, at) => {
      const id = ids[at];
      const isGone = error instanceof ApiError && error.status === 404;
      const isEnded = data && data.state !== 'waiting' && data.state !== 'running';
      if (id === undefined || !(isGone || isEnded)) return;
      unwatchExport(id);
      if (isEnded) announce(data);
    });
  }, [results, ids]);
};
