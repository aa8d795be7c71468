import type { ListImportDto, ListImportResponseDto } from '@shop/contracts';
import type { ListImportKind } from '@shop/shop-rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useImportActions } from '@/shared/imports/use-import-actions';
import { useRefreshAfter } from '@/shared/imports/use-refresh-after';
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
  const queries = useQueryClient();
  const current = useQuery({ ...listImportsQueries.one(id ?? 0), enabled: id !== undefined });
  const row = current.data?.import;
  const isRunning = row !== undefined && isInProgress(row);
  useRefreshAfter(isRunning);
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
  const actions = useImportActions(
    { check: checkList(kind, texts), write: confirmList, undo: undoList },
    [['jobs']],
    options,
  );
  return {
    ...actions,
    /** The import with its state of loading; undefined without an id. */
    current: id === undefined ? undefined : current,
    problem: isRunning ? undefined : actions.problem,
  };
};
