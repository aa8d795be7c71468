import { i18n } from '@lingui/core';
import { confirm } from '@shop/ui';

/** Changes of one form or dialog. */
export interface Unsaved {
  dirty: boolean;
  /** Saves on Ctrl+S or ⌘S. */
  save?: () => unknown;
  /** While a save is under way, leaving waits for its end instead of asking. */
  saving?: boolean;
  /** Whether another query of the same address leaves the changes too. */
  isPerQuery?: boolean;
  /** The group that the form is folded away with. */
  group?: string | undefined;
  /** Whether they are typed in a dialog. */
  isInDialog?: boolean;
  /** The column of a list that the changes are typed in. */
  column?: string;
  /** Called when the changes are discarded by leaving. */
  onDiscard?: () => void;
}

/** The forms that are shown, as the only blocker of the router asks for all of them. */
const shown = new Set<{ current: Unsaved }>();
const listeners = new Set<() => void>();

export const unsavedChanges = {
  add: (form: { current: Unsaved }): (() => void) => {
    shown.add(form);
    return () => {
      shown.delete(form);
      unsavedChanges.announce();
    };
  },
  announce: (): void => {
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Keys of the columns with unsaved changes, separated by commas. */
  columns: (): string =>
    [...new Set(unsavedChanges.dirty().flatMap(({ column }) => column ?? []))].join(),
  areInDialog: (): boolean => unsavedChanges.dirty().some(({ isInDialog }) => isInDialog),
  isAnyShown: (): boolean => shown.size > 0,
  dirty: (): Unsaved[] => [...shown].map(({ current }) => current).filter(({ dirty }) => dirty),
  state: (): 'saved' | 'saving' | 'dirty' => {
    const dirty = unsavedChanges.dirty();
    if (dirty.length === 0) return 'saved';
    return dirty.some(({ saving }) => saving) ? 'saving' : 'dirty';
  },
};

/** Asks whether unsaved changes may be lost. */
export const confirmDiscard = (): Promise<boolean> =>
  confirm({
    title: i18n._('unsaved.title'),
    text: i18n._('unsaved.text'),
    yesText: i18n._('unsaved.leave'),
    noText: i18n._('unsaved.stay'),
    danger: true,
  });

/** Whether all forms may be left: nothing is unsaved, or its loss is confirmed. */
export const mayLeave = async (): Promise<boolean> =>
  unsavedChanges.dirty().length === 0 || confirmDiscard();

/** Whether folding this group away would lose changes; those that are being saved report a failure by themselves. */
export const losesChanges = (group: string): boolean =>
  unsavedChanges.dirty().some((form) => form.group === group && !form.saving);
