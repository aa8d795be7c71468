import type { Message } from '../../../../platform/i18n/message.js';

/** The whole file is unreadable; the message is for users. */
export class SheetRefusal extends Error {
  constructor(readonly detail: Message) {
    super(detail.id);
  }
}
