/** Reasons of a return that a shopper can choose. */
export const RETURN_REASONS = ['size', 'changed_mind', 'faulty', 'wrong_item', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Most pictures of a return. */
export const MOST_RETURN_PICTURES = 4;
/** Longest note of a shopper about a return. */
export const RETURN_NOTE_LENGTH = 500;

/** Whether the delivery fee is refunded too, as the refund policy promises: the shop is at fault. */
export const refundsDelivery = (reason: ReturnReason): boolean =>
  reason === 'faulty' || reason === 'wrong_item';

const DAY_MS = 86_400_000;
/** Dubai is UTC+4 all year. */
const DUBAI_MS = 4 * 3_600_000;

/** End of the return period: midnight in Dubai after the last of `days` days from the delivery. */
export const returnEnd = (delivered: Date, days: number): Date => {
  const day = Math.floor((delivered.getTime() + DUBAI_MS) / DAY_MS);
  return new Date((day + days + 1) * DAY_MS - DUBAI_MS);
};
