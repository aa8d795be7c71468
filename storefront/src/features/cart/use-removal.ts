import { useEffect, useState } from 'react';
import type { CartLine } from './cart-line';
import { cart } from './cart-store';

const UNDO_MS = 6000;

export interface Removal {
  removed: { line: CartLine; index: number } | null;
  remove: (line: CartLine, index: number) => void;
  undo: () => void;
}

/** Removes a line and offers to undo for six seconds. */
export const useRemoval = (): Removal => {
  const [removed, setRemoved] = useState<Removal['removed']>(null);
  useEffect(() => {
    if (!removed) return;
    const timer = setTimeout(() => setRemoved(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed]);
  return {
    removed,
    remove: (line, index) => {
      cart.remove(line);
      setRemoved({ line, index });
    },
    undo: () => {
      if (removed) cart.restore(removed.line, removed.index);
      setRemoved(null);
    },
  };
};
