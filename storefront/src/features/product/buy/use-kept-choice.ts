import { useEffect } from 'react';
import type { Options } from '@/shared/options/use-options';
import type { Product } from '@/shared/api/types';

const keptChoice = (): Partial<Record<'size' | 'color', unknown>> => {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('choice' in state)) return {};
  return typeof state.choice === 'object' ? (state.choice ?? {}) : {};
};

/** Keeps size and color in the history entry, for a reload and for Back. */
export const useKeptChoice = (
  { sizes, colors }: Pick<Product, 'sizes' | 'colors'>,
  { size, color, setSize, setColor }: Options,
): void => {
  useEffect(() => {
    const kept = keptChoice();
    const known = (list: readonly string[], value: unknown) => list.find((each) => each === value);
    const [ofSize, ofColor] = [known(sizes, kept.size), known(colors, kept.color)];
    if (ofSize) setSize(ofSize);
    if (ofColor) setColor(ofColor);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: the server does not know the choice
  }, []);
  useEffect(() => {
    if (size || color) history.replaceState({ ...history.state, choice: { size, color } }, '');
  }, [size, color]);
};
