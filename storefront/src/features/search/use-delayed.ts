import { useEffect, useState } from 'react';

/** Debounced value. */
export const useDelayed = <T>(value: T, ms: number): T => {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return delayed;
};
