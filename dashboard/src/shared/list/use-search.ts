import { useCallback } from 'react';

/** Puts the words of the search box into the address. */
export const useSearch = (change: (changes: Record<string, string>) => void) =>
  useCallback((q: string) => change({ q }), [change]);
