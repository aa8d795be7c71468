/** Most orders of one bulk action. */
export const ORDERS_AT_ONCE = 100;
/** Most orders of one export. */
export const EXPORTED_ORDERS = 100_000;
/** New orders that are counted. */
export const NEW_ORDERS_COUNTED = 100;

/** Most orders that a text finds; the newest. */
export const ORDERS_FOUND = 2000;
