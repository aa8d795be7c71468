import { MessageError } from '../../i18n/message-error.js';
import type { Message } from '../../i18n/message.js';

/**
 * Why a call to the carrier gave no result.
 * `not_created`: surely nothing happened. `rejected`: refused for good.
 * `unanswered`: it may still be at work. `unclear`: it is finished, but whether it worked is not known.
 */
type AramexFailure = 'not_created' | 'rejected' | 'unanswered' | 'unclear';

export class AramexError extends MessageError {
  constructor(
    readonly failure: AramexFailure,
    detail: Message,
    options?: ErrorOptions,
  ) {
    super(detail, options);
  }
}
