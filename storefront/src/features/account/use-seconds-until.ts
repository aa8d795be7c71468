import { useEffect, useState } from 'react';

const left = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** Seconds until a moment, counted down; 0 after it. */
export const useSecondsUntil = (end: number): number => {
  const [, setNow] = useState(0);
  const seconds = left(end);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return seconds;
};
