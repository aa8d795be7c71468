import { useContext } from 'react';
import { useFileCheck } from './use-file-check';
import { FileChecks } from './use-file-checks';
import { useRefusalText } from './use-refusal-text';
import type { Accepts } from './sort-files';

/** A single-file field: a refused file is in `problem`, and the previous file stays. */
export const useOneFile = (accepts: Accepts, onFile: (file: File) => void) => {
  const rules = { accepts, waiting: [], most: 1 };
  const { refused, choose } = useFileCheck(
    rules,
    ([file]) => file && onFile(file),
    useContext(FileChecks),
  );
  const textOf = useRefusalText();
  const [first] = refused;
  return {
    choose: (file: File) => choose([file]),
    // Isolated: a name in one script must not reorder text of the other.
    problem: first && `\u2068${first.name}\u2069 ${textOf(first, rules)}`,
  };
};
