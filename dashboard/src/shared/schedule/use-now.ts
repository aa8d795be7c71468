import { useEffect, useState } from 'react';

/** Timers cannot be longer than 24 days. */
const LONGEST_MS = 86_400_000;

/** The present time; renders again when one of the times (ISO) is reached. */
export const useNow = (times: readonly (string | null | undefined)[]): Date => {
  const [ticks, setTicks] = useState(0);
  const now = new Date(Date.now());
  const next = Math.min(
    ...times.map((time) => (time ? Date.parse(time) : Infinity)).filter((ms) => ms > now.getTime()),
  );
  useEffect(() => {
    if (next === Infinity) return undefined;
    const wait = Math.max(0, Math.min(next - Date.now(), LONGEST_MS));
    const timer = setTimeout(() => setTicks((count) => count + 1), wait);
    return () => clearTimeout(timer);
  }, [next, ticks]);
  return now;
};
