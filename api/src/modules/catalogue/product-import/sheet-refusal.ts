import type { Message } from '../../../platform/i18n/message.js';

/** The whole file cannot be read; the message is for the person. */
export class SheetRefusal extends Error {
  constructor(readonly detail: Message) {
    super(detail.id);
  }
}
