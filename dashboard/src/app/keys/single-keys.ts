const KEY = 'singleKeys';

/** Whether single keys do something, as chosen in this browser: who speaks to the computer may not want that. */
export const areKeysOn = (): boolean => localStorage.getItem(KEY) !== 'off';

export const turnKeys = (on: boolean): void =>
  on ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, 'off');
