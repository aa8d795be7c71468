import { storedMessage, type Message } from '../../../platform/i18n/message.js';
import type { OrderEvent } from '../order-core/order-event.entity.js';

/** Why an event happened, for staff. */
export const reasonOf = ({ why, whyMessage }: Pick<OrderEvent, 'why' | 'whyMessage'>): Message =>
  storedMessage(whyMessage ?? why);

/** A stored text as the message of the event that brought it. */
export const messageIn = (events: readonly OrderEvent[], text: string): Message =>
  reasonOf(events.findLast(({ why }) => why === text) ?? { why: text, whyMessage: null });
