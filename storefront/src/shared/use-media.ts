import { useSyncExternalStore } from 'react';

/** Follows a media query; the server does not see the screen and draws as if it did not match. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
