import { useState } from 'react';

const KEY = 'product-import';

/** The current import of this browser tab; survives navigation and reload. */
export const useCurrentImport = (): [number | undefined, (id: number | undefined) => void] => {
  const [id, setId] = useState(() => Number(sessionStorage.getItem(KEY)) || undefined);
  return [
    id,
    (next) => {
      if (next) sessionStorage.setItem(KEY, String(next));
      else sessionStorage.removeItem(KEY);
      setId(next);
    },
  ];
};
