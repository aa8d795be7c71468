/** How the gateway names the state of a payment. */
export type CardStatus = 'Pending' | 'Successful' | 'Failed' | 'Aborted' | 'Cancelled';
export const CARD_STATUSES: readonly CardStatus[] = [
  'Pending',
  'Successful',
  'Failed',
  'Aborted',
  'Cancelled',
];
