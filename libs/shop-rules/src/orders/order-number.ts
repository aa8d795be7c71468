/** Offset of the order numbers. */
export const ORDER_NUMBER_OFFSET = 10_426;
const FORM = /^(?:lw[-\s]?)?(\d{5,9})$/i;

/** Order number for people, from the row id: `LW-10427` is the first. */
export const orderNumber = (id: number): string => `LW-${id + ORDER_NUMBER_OFFSET}`;

/** Row id of an order number as people write it: `LW-10427`, `lw10427`, or only its digits; undefined when invalid. */
export const idOfOrderNumber = (number: string): number | undefined => {
  const digits = FORM.exec(number.trim())?.[1];
  const id = Number(digits) - ORDER_NUMBER_OFFSET;
  return id > 0 ? id : undefined;
};
