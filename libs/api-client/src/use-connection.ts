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

/** Whether the browser is online, and whether a write is slow. */
export const useConnection = () => ({
  isOffline: useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  ),
  isSlow: useSyncExternalStore(slowWrites.subscribe, slowWrites.any, () => false),
});
