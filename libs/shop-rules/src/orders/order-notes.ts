/** Longest note of staff on an order, and most notes of one order. */
export const ORDER_NOTE_LENGTH = 2_000;
export const ORDER_NOTES = 100;
/** Longest tag, and most tags of one order. */
export const ORDER_TAG_LENGTH = 30;
export const ORDER_TAGS = 10;
