const KEY = 'singleKeys';

/** Whether single-key shortcuts are on in this browser. They conflict with speech input (WCAG 2.1.4). */
export const areKeysOn = (): boolean => localStorage.getItem(KEY) !== 'off';

export const turnKeys = (on: boolean): void =>
  on ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, 'off');
