/** Offset of the order numbers. */
const BEFORE_FIRST = 10_426;
const FORM = /^lw-(\d{5,9})$/i;

/** Order number for people, from the row id: `LW-10427` is the first. */
export const orderNumber = (id: number): string => `LW-${id + BEFORE_FIRST}`;

/** Row id of an order number; undefined when invalid. */
export const idOfOrderNumber = (number: string): number | undefined => {
  const digits = FORM.exec(number.trim())?.[1];
  const id = Number(digits) - BEFORE_FIRST;
  return id > 0 ? id : undefined;
};
