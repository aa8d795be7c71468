import { useContext } from 'react';
import { useFileCheck } from './use-file-check';
import { FileChecks } from './use-file-checks';
import { useRefusalText } from './use-refusal-text';
import type { Takes } from './sort-files';

/** One file of a field: a refused one is named in `problem`, and the file chosen before stays. */
export const useOneFile = (takes: Takes, onFile: (file: File) => void) => {
  const rules = { takes, waiting: [], most: 1 };
  const { refused, choose } = useFileCheck(
    rules,
    ([file]) => file && onFile(file),
    useContext(FileChecks),
  );
  const textOf = useRefusalText();
  const [first] = refused;
  return {
    choose: (file: File) => choose([file]),
    // Isolated: a name in one script does not reorder a sentence in the other.
    problem: first && `\u2068${first.name}\u2069 ${textOf(first, rules)}`,
  };
};
