import { ApiError, useChange } from '@shop/api-client';
import type { ListImportDto, ListImportResponseDto } from '@shop/contracts';
import type { ListImportKind } from '@shop/shop-rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
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

/** What an import changes in the dashboard. */
const STALE: Record<ListImportKind, string> = {
  categories: 'categories',
  brands: 'brands',
  coupons: 'coupons',
  translations: 'translations',
};

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
  const state = current.data?.import.state;
  useEffect(() => {
    if (state !== 'done' && state !== 'undone') return;
    void queries.invalidateQueries({ queryKey: [STALE[kind]] });
    void queries.invalidateQueries({ queryKey: ['jobs'] });
  }, [state, kind, queries]);
  const show = (answer: ListImportResponseDto | undefined) => {
    if (!answer) return;
    queries.setQueryData(listImportsQueries.one(answer.import.id).queryKey, answer);
    onOpen(answer.import.id);
  };
  const options = { onSuccess: show };
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
    working:
      write.isPending ||
      undoing.isPending ||
      (current.data !== undefined && isInProgress(current.data.import)),
    problem:
      problem &&
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
