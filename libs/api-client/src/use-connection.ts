import { useSyncExternalStore } from 'react';
import { slowWrites } from './slow-writes';

const subscribe = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Whether the browser has a connection, and whether a write waits for its answer for more than three seconds. */
export const useConnection = () => ({
  isOffline: useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  ),
  isSlow: useSyncExternalStore(slowWrites.subscribe, slowWrites.any, () => false),
});
