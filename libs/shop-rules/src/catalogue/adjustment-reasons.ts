/** Why staff correct a stock by hand: counted again, a delivery, found, damaged, lost, entered wrongly before. */
export const ADJUSTMENT_REASONS = [
  'counted',
  'delivered',
  'found',
  'damaged',
  'lost',
  'corrected',
] as const;
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number];
