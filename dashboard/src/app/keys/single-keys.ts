const KEY = 'singleKeys';

/** Whether single-key shortcuts are on in this browser; users of speech input may turn them off. */
export const areKeysOn = (): boolean => localStorage.getItem(KEY) !== 'off';

export const turnKeys = (on: boolean): void =>
  on ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, 'off');
