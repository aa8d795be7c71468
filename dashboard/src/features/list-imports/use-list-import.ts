import { ApiError, useChange } from '@shop/api-client';
import type { ListImportDto, ListImportResponseDto } from '@shop/contracts';
import type { ListImportKind } from '@shop/shop-rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { confirmUndo } from '@/shared/imports/confirm-undo';
import { confirmSkipped } from '@/shared/imports/confirm-skipped';
import { useText } from '@/shared/i18n/use-text';
import {
  checkList,
  confirmList,
  isInProgress,
  listImportsQueries,
  undoList,
} from './list-imports.queries';

/** The import of an id and its actions: check a file, import it, undo it. */
export const useListImport = (
  kind: ListImportKind,
  texts: NonNullable<ListImportDto['texts']>,
  id: number | undefined,
  onOpen: (id: number) => void,
) => {
  const t = useText();
  const queries = useQueryClient();
  const current = useQuery({ ...listImportsQueries.one(id ?? 0), enabled: id !== undefined });
  const row = current.data?.import;
  const isRunning = row !== undefined && isInProgress(row);
  const wasInProgress = useRef(false);
  // Lists, forms and translations show what it has changed.
  useEffect(() => {
    if (wasInProgress.current && !isRunning) void queries.invalidateQueries();
    wasInProgress.current = isRunning;
  }, [isRunning, queries]);
  const show = (answer: ListImportResponseDto | undefined) => {
    if (!answer) return;
    queries.setQueryData(listImportsQueries.one(answer.import.id).queryKey, answer);
    onOpen(answer.import.id);
  };
  // After a lost response the import may have started.
  const options = {
    onSuccess: show,
    onError: () => void queries.invalidateQueries({ queryKey: listImportsQueries.key }),
  };
  const check = useChange(checkList(kind, texts), [['jobs']], options);
  const write = useChange(confirmList, [['jobs']], options);
  const undoing = useChange(undoList, [['jobs']], options);
  const problem = check.error ?? write.error ?? undoing.error;
  const reset = () => {
    for (const each of [check, write, undoing]) each.reset();
  };
  return {
    /** The import with its state of loading; undefined without an id. */
    current: id === undefined ? undefined : current,
    checking: check.isPending,
    working: write.isPending || undoing.isPending,
    problem:
      problem &&
      !isRunning &&
      ((problem instanceof ApiError && problem.serverMessage) || t('imports.notImported')),
    check: (file: File) => {
      reset();
      check.mutate(file);
    },
    write: async (row: ListImportDto) => {
      reset();
      if ((await confirmSkipped(t, row)) && !write.isPending) write.mutate(row);
    },
    undo: async (row: ListImportDto) => {
      reset();
      if ((await confirmUndo(t, row)) && !undoing.isPending) undoing.mutate(row);
    },
  };
};
