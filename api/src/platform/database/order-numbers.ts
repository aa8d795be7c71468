import { ORDER_NUMBER_OFFSET } from '@shop/shop-rules';

/** SQL: the order number for people of a row id. */
export const numberOf = (id: string): string => `'LW-' || (${id} + ${ORDER_NUMBER_OFFSET})`;
