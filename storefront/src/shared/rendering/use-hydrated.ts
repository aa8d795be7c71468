import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while the program takes over the page it has drawn; from then on true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
