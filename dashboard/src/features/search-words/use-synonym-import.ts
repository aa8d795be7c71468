import type { SynonymImportResponseDto } from '@shop/contracts';
import { notify } from '@shop/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useImportActions } from '@/shared/imports/use-import-actions';
import {
  checkSynonyms,
  importSynonyms,
  STALE_SYNONYMS,
  synonymImportsQueries,
  undoSynonyms,
} from './synonym-imports.queries';

/** The import of an id and its actions: check a file, import it, undo it. */
export const useSynonymImport = (id: number | undefined, onOpen: (id: number) => void) => {
  const queries = useQueryClient();
  const current = useQuery({ ...synonymImportsQueries.one(id ?? 0), enabled: id !== undefined });
  const show = (answer: SynonymImportResponseDto | undefined) => {
    if (!answer) return;
    queries.setQueryData(synonymImportsQueries.one(answer.import.id).queryKey, answer);
    onOpen(answer.import.id);
    if (answer.import.state !== 'checked') notify(answer.message, { kind: 'success' });
  };
  const actions = useImportActions(
    { check: checkSynonyms, write: importSynonyms, undo: undoSynonyms },
    STALE_SYNONYMS,
    { onSuccess: show },
  );
  /** The import with its state of loading; undefined without an id. */
  return { ...actions, current: id === undefined ? undefined : current };
};
