/** What a profile stores of a field its shopper left out. */
export const UNDEFINED_TEXT = 'Undefined';

/** A value entered for a person or an address, trimmed; empty for placeholders: blank, "Undefined" or "00". */
export const enteredText = (value: string | null | undefined): string => {
  const text = value?.trim() ?? '';
  return text === '00' || text.toLowerCase() === UNDEFINED_TEXT.toLowerCase() ? '' : text;
};

/** Whether a value entered for a person or an address is a placeholder. */
export const isPlaceholder = (value: string | null | undefined): boolean =>
  enteredText(value) === '';
