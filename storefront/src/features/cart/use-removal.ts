import { useEffect, useState } from 'react';
import type { CartLine } from './cart-line';
import { cart } from './cart-store';

const UNDO_MS = 6000;

/** Removes a line and offers it back for six seconds. */
export const useRemoval = () => {
  const [removed, setRemoved] = useState<{ line: CartLine; index: number } | null>(null);
  useEffect(() => {
    if (!removed) return;
    const timer = setTimeout(() => setRemoved(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed]);
  return {
    removed: removed?.line,
    remove: (line: CartLine, index: number) => {
      cart.remove(line);
      setRemoved({ line, index });
    },
    undo: () => {
      if (removed) cart.restore(removed.line, removed.index);
      setRemoved(null);
    },
  };
};
