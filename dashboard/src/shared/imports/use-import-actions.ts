import { ApiError, useChange } from '@shop/api-client';
import type { QueryKey } from '@tanstack/react-query';
import { useText } from '@/shared/i18n/use-text';
import { confirmSkipped } from './confirm-skipped';
import { confirmUndo, type UndoableImport } from './confirm-undo';

type Call<Input, Answer> = (input: Input) => Promise<{ data?: Answer }>;

/** Checks a file, imports it and undoes it; one error replaces that of the action before. */
export const useImportActions = <
  Row extends UndoableImport & { id: number; total: number; errors: number },
  Answer,
>(
  calls: { check: Call<File, Answer>; write: Call<Row, Answer>; undo: Call<Row, Answer> },
  stale: QueryKey[],
  options: { onSuccess: (answer: Answer | undefined) => void; onError?: () => void },
) => {
  const t = useText();
  const check = useChange(calls.check, stale, options);
  const write = useChange(calls.write, stale, options);
  const undo = useChange(calls.undo, stale, options);
  const problem = check.error ?? write.error ?? undo.error;
  const reset = () => {
    for (const each of [check, write, undo]) each.reset();
  };
  return {
    checking: check.isPending,
    working: write.isPending || undo.isPending,
    problem:
      problem &&
      ((problem instanceof ApiError && problem.serverMessage) || t('imports.notImported')),
    check: (file: File) => {
      reset();
      check.mutate(file);
    },
    write: async (row: Row) => {
      reset();
      if ((await confirmSkipped(t, row)) && !write.isPending) write.mutate(row);
    },
    undo: async (row: Row) => {
      reset();
      if ((await confirmUndo(t, row)) && !undo.isPending) undo.mutate(row);
    },
  };
};
