import { msg, type Message } from './message.js';
import { translate } from './translate.js';

/** An error with a message for users; its text is the English one. */
export class MessageError extends Error {
  constructor(
    readonly detail: Message,
    options?: ErrorOptions,
  ) {
    super(translate(detail, 'en'), options);
  }
}

/** The message of an error for users. */
export const messageOf = (error: unknown): Message =>
  error instanceof MessageError
    ? error.detail
    : msg('server.text', { text: error instanceof Error ? error.message : String(error) });
