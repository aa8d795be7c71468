import { useCallback } from 'react';

/** Stores the search text in the address. */
export const useSearch = (change: (changes: Record<string, string>) => void) =>
  useCallback((q: string) => change({ q }), [change]);
