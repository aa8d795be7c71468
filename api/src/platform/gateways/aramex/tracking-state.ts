import type { TrackingUpdate } from './aramex.gateway.js';

export const TRACKING_STATES = [
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'returned',
] as const;
export type TrackingState = (typeof TRACKING_STATES)[number];

/** The only reliable code; other codes are interpreted by their text. */
const DELIVERED_CODE = 'SH005';
const WORDS: readonly [RegExp, TrackingState | undefined][] = [
  [/attempt|not available|record created|shipment created/i, undefined],
  [/return/i, 'returned'],
  [/out for delivery/i, 'out_for_delivery'],
  [/\bdelivered\b/i, 'delivered'],
  [/pick(ed)?[ -]?up|collected/i, 'picked_up'],
];

/** The state in a tracking update; undefined if it does not change. */
export const trackingState = ({
  code,
  text,
}: Pick<TrackingUpdate, 'code' | 'text'>): TrackingState | undefined => {
  if (code === DELIVERED_CODE) return 'delivered';
  const match = WORDS.find(([words]) => words.test(text));
  return match ? match[1] : 'in_transit';
};
