import { ApiError, useChange } from '@shop/api-client';
import type { SynonymImportDto, SynonymImportResponseDto } from '@shop/contracts';
import { notify } from '@shop/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { confirmUndo } from '@/shared/imports/confirm-undo';
import { confirmSkipped } from '@/shared/imports/confirm-skipped';
import { useText } from '@/shared/i18n/use-text';
import { STALE_WORDS } from './search-words.queries';
import {
  checkSynonyms,
  importSynonyms,
  synonymImportsQueries,
  undoSynonyms,
} from './synonym-imports.queries';

const STALE = [...STALE_WORDS, ['jobs']];

/** The import of an id and its actions: check a file, import it. */
export const useSynonymImport = (id: number | undefined, onOpen: (id: number) => void) => {
  const t = useText();
  const queries = useQueryClient();
  const current = useQuery({ ...synonymImportsQueries.one(id ?? 0), enabled: id !== undefined });
  const show = (answer: SynonymImportResponseDto | undefined) => {
    if (!answer) return;
    queries.setQueryData(synonymImportsQueries.one(answer.import.id).queryKey, answer);
    onOpen(answer.import.id);
    if (answer.import.state !== 'checked') notify(answer.message, { kind: 'success' });
  };
  const check = useChange(checkSynonyms, STALE, { onSuccess: show });
  const write = useChange(importSynonyms, STALE, { onSuccess: show });
  const undoing = useChange(undoSynonyms, STALE, { onSuccess: show });
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
      ((problem instanceof ApiError && problem.serverMessage) || t('imports.notImported')),
    check: (file: File) => {
      reset();
      check.mutate(file);
    },
    write: async (row: SynonymImportDto) => {
      reset();
      if ((await confirmSkipped(t, row)) && !write.isPending) write.mutate(row);
    },
    undo: async (row: SynonymImportDto) => {
      reset();
      if ((await confirmUndo(t, row)) && !undoing.isPending) undoing.mutate(row);
    },
  };
};
