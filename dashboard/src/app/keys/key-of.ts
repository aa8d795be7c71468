/** The key that commands are given with, as it is written on this keyboard. */
export const COMMAND = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** What was pressed, whatever the keyboard writes: on an Arabic one the key of K is K too. */
export const keyOf = ({ key, code, shiftKey }: KeyboardEvent): string => {
  if (!/[^ -~]/.test(key)) return key.length === 1 ? key.toLowerCase() : key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return code.replace(/^Key/, '').toLowerCase();
};
