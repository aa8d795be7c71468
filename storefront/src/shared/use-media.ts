import { useSyncExternalStore } from 'react';

/** Follows a media query; the server, which does not see the screen, draws for `served`. */
export const useMedia = (query: string, served = false): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => served,
  );

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
