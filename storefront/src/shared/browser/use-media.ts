import { useCallback, useSyncExternalStore } from 'react';

/** Subscribes to a media query; false during server rendering. */
export const useMedia = (query: string): boolean => {
  // A stable function avoids a new subscription on every render.
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
