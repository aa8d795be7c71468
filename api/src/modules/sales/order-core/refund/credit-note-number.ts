const DIGITS = 6;

/** "CN-000012" */
export const creditNoteNumber = (no: number): string => `CN-${String(no).padStart(DIGITS, '0')}`;
