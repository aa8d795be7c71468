import { api, ApiError, useChange } from '@shop/api-client';
import type { ProductImportResponseDto, ProductImportDto } from '@shop/contracts';
import { confirm, notify } from '@shop/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { multipart } from '@/shared/files/multipart';
import { confirmSkipped } from '@/shared/imports/confirm-skipped';
import { useText } from '@/shared/i18n/use-text';
import { importsQueries, isRunning } from './imports.queries';

const path = (id: number) => ({ params: { path: { id } } });

/** The current import and its actions: check a file, import it, undo it. */
export const useProductImport = (
  id: number | undefined,
  { onOpen, onImported }: { onOpen: (id: number | undefined) => void; onImported: () => void },
) => {
  const t = useText();
  const queries = useQueryClient();
  const { data, error } = useQuery({
    ...importsQueries.one(id ?? 0),
    enabled: id !== undefined,
  });
  const show = (answer: ProductImportResponseDto | undefined) => {
    if (!answer) return;
    queries.setQueryData(importsQueries.one(answer.import.id).queryKey, answer);
    onOpen(answer.import.id);
  };
  const failed = (text: string) => () => notify(text, { kind: 'error' });
  const stale = [['imports', 'latest'], ['jobs']];
  const check = useChange(
    (file: File) =>
      api.POST('/file/upload-excel', {
        params: { query: { dryRun: true } },
        body: { file },
        ...multipart,
      }),
    stale,
    { onSuccess: show, onError: failed(t('imports.failed')) },
  );
  const write = useChange(
    (row: ProductImportDto) =>
      api.POST('/file/imports/{id}/confirm', {
        ...path(row.id),
        body: { skipErrors: row.errors > 0 },
      }),
    stale,
    { onSuccess: show, onError: failed(t('imports.failed')) },
  );
  const undo = useChange(
    (row: ProductImportDto) => api.POST('/file/imports/{id}/revert', path(row.id)),
    stale,
    { onSuccess: show, onError: failed(t('imports.undoFailed')) },
  );

  // A transition from running to not running means that the import has just ended.
  const seen = useRef<number>(undefined);
  const ended = useRef(onImported);
  useEffect(() => {
    ended.current = onImported;
  }, [onImported]);
  useEffect(() => {
    if (!data) return;
    const wasRunning = seen.current === data.import.id;
    seen.current = isRunning(data.import) ? data.import.id : undefined;
    if (!wasRunning || isRunning(data.import)) return;
    for (const queryKey of [
      ['imports', 'latest'],
      ['imports', 'rows'],
      ['products'],
      ['categories'],
    ])
      void queries.invalidateQueries({ queryKey });
    // Its cancellation is announced by the button.
    if (data.import.state !== 'cancelled') notify(data.message, { kind: 'success' });
    if (data.import.state === 'done') ended.current();
  }, [data, queries]);

  // A deleted import counts as none.
  const isDeleted = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isDeleted) onOpen(undefined);
  }, [isDeleted, onOpen]);

  const problem = [check, write, undo].map((change) => change.error).find(Boolean);
  const resetErrors = () => {
    for (const change of [check, write, undo]) change.reset();
  };
  return {
    open: id === undefined ? undefined : data,
    checking: check.isPending,
    /** True from the click until the server reports the state. */
    working: write.isPending || undo.isPending || (data ? isRunning(data.import) : false),
    problem:
      problem instanceof ApiError ? (problem.serverMessage ?? t('imports.unreachable')) : undefined,
    check: (file: File) => {
      resetErrors();
      onOpen(undefined);
      check.mutate(file);
    },
    write: async (row: ProductImportDto) => {
      resetErrors();
      if (await confirmSkipped(t, row)) write.mutate(row);
    },
    undo: async (row: ProductImportDto) => {
      resetErrors();
      const sure = await confirm({
        title: t('imports.undoTitle', { file: row.fileName }),
        text: t('imports.undoText'),
        yesText: t('imports.undo'),
        noText: t('imports.undoCancel'),
        danger: true,
      });
      if (sure) undo.mutate(row);
    },
  };
};
