import { useState, useSyncExternalStore } from 'react';
import { unsavedChanges } from './unsaved-changes';

const useIsTyped = (): boolean =>
  useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.areInDialog);

/**
 * What decides which actions are offered; while something is typed in a dialog, what it was before: a colleague's change
 * does not remove the button of the dialog, and the dialog with it.
 */
export const useHeld = <Offered extends Record<string, unknown>>(offered: Offered): Offered => {
  const isTyped = useIsTyped();
  const [held, setHeld] = useState(offered);
  const isSame = Object.keys(offered).every((name) => held[name] === offered[name]);
  if (!isTyped && !isSame) setHeld(offered);
  return isTyped ? held : offered;
};

/** Whether both are the same rows; a filter makes another array of them each time. */
const hasSame = (one: unknown[] | undefined, other: unknown[] | undefined): boolean =>
  one === other ||
  (one?.length === other?.length && one?.every((row, at) => row === other?.[at]) === true);

/** The rows of a list; while something is typed in a dialog, also those that have left it meanwhile. */
export const useHeldRows = <Row extends { id: number }>(
  rows: Row[] | undefined,
): Row[] | undefined => {
  const isTyped = useIsTyped();
  const [before, setBefore] = useState(rows);
  if (!isTyped && !hasSame(before, rows)) setBefore(rows);
  if (!isTyped || !before) return rows;
  return before.map((row) => rows?.find(({ id }) => id === row.id) ?? row);
};
