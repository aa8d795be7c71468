/** Stored value of an empty profile field. */
export const UNDEFINED_TEXT = 'Undefined';

/** An entered value, trimmed; empty for the placeholders "", "Undefined" and "00". */
export const enteredText = (value: string | null | undefined): string => {
  const text = value?.trim() ?? '';
  return text === '00' || text.toLowerCase() === UNDEFINED_TEXT.toLowerCase() ? '' : text;
};

/** Whether an entered value is a placeholder. */
export const isPlaceholder = (value: string | null | undefined): boolean =>
  enteredText(value) === '';
