import { msg, type Message } from '../../i18n/message.js';
import { textOf } from '../read.js';
import { CardGatewayDown } from './card-client.js';
import { outcomeOf } from './card-result.js';

export type RefundResult =
  | { outcome: 'refunded' }
  | { outcome: 'pending' }
  | { outcome: 'refused'; reason: Message };

/** The result of a refund call; throws if the response is unclear. */
export const refundResultOf = (response: Record<string, unknown>): RefundResult => {
  const outcome = outcomeOf(textOf(response['status']));
  if (textOf(response['res_code']) === '00000' || outcome === 'successful')
    return { outcome: 'refunded' };
  if (outcome === 'pending') return { outcome: 'pending' };
  if (outcome === 'failed') return { outcome: 'refused', reason: reasonOf(response) };
  throw new CardGatewayDown(msg('cardGateway.noRefundResult'));
};

const REASONS: Record<string, 'noTransaction' | 'bankRefused' | 'aboveCaptured'> = {
  '00012': 'noTransaction',
  '00057': 'bankRefused',
  '00061': 'aboveCaptured',
};

/** Why a refund was refused: the gateway's own text, in Arabic the translation of its code, if there is one. */
const reasonOf = (response: Record<string, unknown>): Message => {
  const text = textOf(response['res_message']) || 'Refused.';
  const reason = REASONS[textOf(response['res_code'])];
  return reason ? msg(`cardGateway.${reason}`, { text }) : msg('server.text', { text });
};
