/** The modifier key of shortcuts, as labelled on this keyboard. */
export const COMMAND = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** Key by its position, so that K is K on an Arabic keyboard too. */
export const keyOf = ({ key, code, shiftKey }: KeyboardEvent): string => {
  if (!/[^ -~]/.test(key)) return key.length === 1 ? key.toLowerCase() : key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return code.replace(/^Key/, '').toLowerCase();
};
