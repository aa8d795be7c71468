import { useCallback, useSyncExternalStore } from 'react';

/** Follows a media query; the server does not see the screen and draws as if it did not match. */
export const useMedia = (query: string): boolean => {
  // Another function each time would subscribe again after each render.
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
};

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
