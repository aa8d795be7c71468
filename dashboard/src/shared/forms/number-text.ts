/** Text of a number for a field; empty without one. */
export const numberText = (value: number | null | undefined): string => String(value ?? '');

/** The number of a field; 0 if it is empty or no number. */
export const numberOf = (text: string): number => Number(text) || 0;

/** The number of a field; null if it is empty. */
export const numberOrNull = (text: string): number | null =>
  text.trim() === '' ? null : Number(text);
