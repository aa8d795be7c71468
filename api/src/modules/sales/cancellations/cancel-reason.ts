import { msg, type Message } from '../../../platform/i18n/message.js';
import type { CancelOrderDto } from './cancellation.dto.js';

/** The reason of a cancellation for the history of the order. */
export const cancelReason = ({ reasonCode, reason }: CancelOrderDto): Message | string => {
  const text = reason?.trim() ?? '';
  if (!reasonCode) return text;
  const chosen = msg(`cancel.${reasonCode}`);
  return text ? msg('cancel.inDetail', { reason: chosen, text }) : chosen;
};
