/** Reasons of a cancellation that a shopper can choose. */
export const CANCEL_REASONS = [
  'changed_mind',
  'wrong_item',
  'wrong_address',
  'too_slow',
  'cheaper',
  'other',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
