/** Longest note of staff on an order or a shopper. */
export const NOTE_LENGTH = 2_000;
/** Most notes of one order. */
export const ORDER_NOTES = 100;
/** Longest tag, and most tags of one order. */
export const ORDER_TAG_LENGTH = 30;
export const ORDER_TAGS = 10;
