import { useEffect, useEffectEvent } from 'react';
import { keyOf } from '@/shared/browser/key-of';
import { chooseRow, moveRow, openRow, toNeighbour, toSearch } from './rows';
import { areKeysOn } from '@/shared/browser/single-keys';

/** Elements that handle letters themselves: fields, dialogs and menus. */
const OWN_KEYS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';
const WINDOW = '[role=dialog], [role=alertdialog]';

/** Mod+K everywhere; single keys outside text fields, unless turned off. */
export const useKeys = ({ onPalette, onHelp }: { onPalette: () => void; onHelp: () => void }) => {
  const singles: Record<string, () => void> = {
    j: () => moveRow(1),
    k: () => moveRow(-1),
    x: chooseRow,
    n: () => toNeighbour('next'),
    p: () => toNeighbour('previous'),
    '/': toSearch,
    '?': onHelp,
    Enter: openRow,
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const key = keyOf(event);
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'k' || document.querySelector(WINDOW)) return;
      event.preventDefault();
      onPalette();
      return;
    }
    const isHandled =
      (event.target instanceof Element && event.target.closest(OWN_KEYS)) ||
      document.querySelector(WINDOW);
    const act = singles[key];
    if (!act || isHandled || !areKeysOn()) return;
    if (key !== 'Enter') event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
