import { useEffect, useRef, useState } from 'react';
import { sortFiles, type FileRules, type RefusedFile } from './sort-files';
import type { TrackCheck } from './use-file-checks';

/** Checks chosen files and passes on the accepted ones; refused ones are shown until the next choice. */
export const useFileCheck = (
  rules: FileRules,
  onAccepted: (files: File[]) => void,
  track: TrackCheck,
) => {
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const latest = useRef({ rules, onAccepted });
  useEffect(() => {
    latest.current = { rules, onAccepted };
  });
  /** Checks run one after the other. */
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const check = async (chosen: File[]) => {
    const { accepts } = latest.current.rules;
    const sorted = await sortFiles(chosen, accepts, () => latest.current.rules);
    setRefused(sorted.refused);
    if (sorted.accepted.length > 0) latest.current.onAccepted(sorted.accepted);
    return sorted.refused.length === 0;
  };
  return {
    refused,
    choose: (chosen: File[]) => {
      const checked = turn.current.then(() => check(chosen));
      turn.current = checked;
      track(checked);
    },
    forget: () => setRefused([]),
  };
};
