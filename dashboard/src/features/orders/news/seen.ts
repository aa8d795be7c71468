import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const keyOf = (staffId: number): string => `seen-orders.${staffId}`;

const numberAt = (key: string): number | undefined => {
  const text = localStorage.getItem(key);
  const value = Number(text);
  return text !== null && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
};

/** Marks the orders up to this moment as seen by the account on this device. */
export const markSeen = (staffId: number, latest: number): void => {
  if (numberAt(keyOf(staffId)) === latest) return;
  localStorage.setItem(keyOf(staffId), String(latest));
  for (const listener of listeners) listener();
};

/** The moment of the last look; undefined before the first. Other tabs share it. */
export const useSeen = (staffId: number): number | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
    () => numberAt(keyOf(staffId)),
  );

const ANNOUNCED = 'announced-orders';

/** Whether no tab of this browser has announced the orders up to this moment; from now on one has. */
export const isFirstToAnnounce = (latest: number): boolean => {
  if ((numberAt(ANNOUNCED) ?? -1) >= latest) return false;
  localStorage.setItem(ANNOUNCED, String(latest));
  return true;
};
