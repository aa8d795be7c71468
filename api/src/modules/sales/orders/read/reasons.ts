import { storedMessage, type Message } from '../../../../platform/i18n/message.js';
import type { OrderEvent } from '../../order-core/order-event.entity.js';

/** Reasons of events, for staff. */
export const reasonOf = ({ why, whyMessage }: Pick<OrderEvent, 'why' | 'whyMessage'>): Message =>
  storedMessage(whyMessage ?? why);

/** A stored text as a message. */
export const messageIn = (events: readonly OrderEvent[], text: string): Message =>
  reasonOf(events.findLast(({ why }) => why === text) ?? { why: text, whyMessage: null });
