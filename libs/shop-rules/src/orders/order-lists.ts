/** Most orders of one bulk action. */
export const ORDERS_AT_ONCE = 100;
/** Most orders of one export. */
export const EXPORTED_ORDERS = 100_000;
/** Saved views of a staff account, the longest name and the longest address query. */
export const ORDER_VIEWS = 20;
export const VIEW_NAME_LENGTH = 40;
export const VIEW_QUERY_LENGTH = 500;
/** New orders that are counted. */
export const NEW_ORDERS_COUNTED = 100;
