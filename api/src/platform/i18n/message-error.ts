import { say, type Message } from './message.js';
import { translate } from './translate.js';

/** An error that people read: its text is the English one. */
export class MessageError extends Error {
  constructor(
    readonly detail: Message,
    options?: ErrorOptions,
  ) {
    super(translate(detail, 'en'), options);
  }
}

/** What an error tells people. */
export const messageOf = (error: unknown): Message =>
  error instanceof MessageError
    ? error.detail
    : say('server.text', { text: error instanceof Error ? error.message : String(error) });
