import type { ExportDto, JobDto } from '@shop/contracts';

/** An export of two orders; a finished one has its file. */
export const exportJob = ({
  state = 'running',
  kind = 'orders',
}: { state?: JobDto['state']; kind?: ExportDto['kind'] } = {}): JobDto => {
  const isDone = state === 'done';
  return {
    key: 'export-9',
    state,
    startedBy: 'Night shift',
    createdAt: '2026-11-20T10:00:00.000Z',
    finishedAt: isDone ? '2026-11-20T10:01:00.000Z' : null,
    progress: isDone ? 2 : 1,
    goal: 2,
    import: null,
    words: null,
    list: null,
    statement: null,
    export: {
      id: 9,
      kind,
      files: isDone ? [{ part: 1, name: 'orders-2026-11-20.csv', rows: 2 }] : [],
      expiresAt: isDone ? '2026-11-27T10:01:00.000Z' : null,
    },
  };
};

/** The response to the start of an export. */
export const exportAnswer = (job?: Parameters<typeof exportJob>[0]) => ({
  success: true,
  message: 'The export has started.',
  job: exportJob(job),
});
