import { useSyncExternalStore } from 'react';

const DUBAI_AHEAD = 4;
const MINUTE_MS = 60_000;

const everyMinute = (update: () => void) => {
  const timer = setInterval(update, MINUTE_MS);
  return () => clearInterval(timer);
};

/** Current hour in Dubai; undefined in server-rendered markup, which may be cached. */
export const useDubaiHour = (): number =>
  useSyncExternalStore(
    everyMinute,
    () => (new Date().getUTCHours() + DUBAI_AHEAD) % 24,
    () => NaN,
  );
