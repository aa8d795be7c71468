/** Payment status names of the gateway. */
export type CardStatus = 'Pending' | 'Successful' | 'Failed' | 'Aborted' | 'Cancelled';
export const CARD_STATUSES: readonly CardStatus[] = [
  'Pending',
  'Successful',
  'Failed',
  'Aborted',
  'Cancelled',
];
