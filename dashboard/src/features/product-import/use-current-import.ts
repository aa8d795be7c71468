import { useState } from 'react';

const KEY = 'product-import';

/** The import this browser tab is at; known again after another page or a reload. */
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
