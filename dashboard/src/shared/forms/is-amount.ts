/** Whether it is an amount in AED, with at most two decimals. */
export const isAmount = (text: string): boolean => /^\d+(\.\d{1,2})?$/.test(text.trim());
