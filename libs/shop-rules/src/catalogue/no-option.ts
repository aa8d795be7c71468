/** Placeholder for a missing option in carts of the first version. */
const PLACEHOLDER = /^(standard|default)?$/i;

/** Whether a size or color is a placeholder. */
export const isNoOption = (value: string): boolean => PLACEHOLDER.test(value.trim());
