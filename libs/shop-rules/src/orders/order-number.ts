/** The number before that of the first order. */
const BEFORE_FIRST = 10_426;
const FORM = /^lw-(\d{5,9})$/i;

/** The number of an order that people read out, from its row id: `LW-10427` is the first. */
export const orderNumber = (id: number): string => `LW-${id + BEFORE_FIRST}`;

/** The row id of the order with this number; undefined for what is no order number. */
export const idOfOrderNumber = (number: string): number | undefined => {
  const digits = FORM.exec(number.trim())?.[1];
  const id = Number(digits) - BEFORE_FIRST;
  return id > 0 ? id : undefined;
};
