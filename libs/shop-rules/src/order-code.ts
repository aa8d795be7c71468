/** An operation id of 13 digits is shown as cash on delivery; the order's payment method is the truth. */
export const looksLikeCashOnDelivery = (operationId: string): boolean =>
  /^\d{13}$/.test(operationId);
