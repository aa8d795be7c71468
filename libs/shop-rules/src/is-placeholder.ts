/** What a profile stores of a field its shopper left out. */
export const UNDEFINED_TEXT = 'Undefined';

/** What was entered about a person or an address, trimmed; empty when it says that nothing was: blank, "Undefined" or "00". */
export const enteredText = (value: string | null | undefined): string => {
  const text = value?.trim() ?? '';
  return text === '00' || text.toLowerCase() === UNDEFINED_TEXT.toLowerCase() ? '' : text;
};

/** Whether a text about a person or an address says that nothing was entered. */
export const isPlaceholder = (value: string | null | undefined): boolean =>
  enteredText(value) === '';
