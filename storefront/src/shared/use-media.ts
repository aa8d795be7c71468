import { useSyncExternalStore } from 'react';

/** Follows a media query. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

/** The viewport is at least so wide; what lies below is not drawn on smaller screens at all. */
export const useWide = (from: '48rem' | '80rem'): boolean => !useMedia(`(width < ${from})`);
