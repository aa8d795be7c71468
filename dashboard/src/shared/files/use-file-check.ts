import { useEffect, useRef, useState } from 'react';
import { sortFiles, type FileRules, type RefusedFile } from './sort-files';

/** Checks chosen files, passes on those that are taken, and keeps the others with the reason until the next choice. */
export const useFileCheck = (rules: FileRules, onTaken: (files: File[]) => void) => {
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const latest = useRef({ rules, onTaken });
  useEffect(() => {
    latest.current = { rules, onTaken };
  });
  /** Choices are checked one after the other. */
  const turn = useRef(Promise.resolve());
  const check = async (chosen: File[]) => {
    const { takes } = latest.current.rules;
    const sorted = await sortFiles(chosen, takes, () => latest.current.rules);
    setRefused(sorted.refused);
    if (sorted.taken.length > 0) latest.current.onTaken(sorted.taken);
  };
  return {
    refused,
    choose: (chosen: File[]) => {
      turn.current = turn.current.then(() => check(chosen));
    },
    forget: () => setRefused([]),
  };
};
