export const DECLINE_REASONS = [
  'insufficient_funds',
  'expired_card',
  'invalid_card',
  'limit_exceeded',
  'authentication_failed',
  'declined',
] as const;
/** Why a bank declined a card; `declined` if unknown. */
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Response codes of ISO 8583; gateways pad them with zeros. */
const REASONS: Record<string, DeclineReason> = {
  '14': 'invalid_card',
  '33': 'expired_card',
  '51': 'insufficient_funds',
  '54': 'expired_card',
  '55': 'authentication_failed',
  '61': 'limit_exceeded',
  '65': 'limit_exceeded',
  '82': 'authentication_failed',
  '1A': 'authentication_failed',
};

/** The reason for a result code of the gateway. */
export const declineReasonOf = (code: string): DeclineReason =>
  REASONS[code.trim().toUpperCase().replace(/^0+/, '')] ?? 'declined';
