import { MessageError } from '../../i18n/message-error.js';
import type { Message } from '../../i18n/message.js';

/**
 * Why a call to the carrier has no result.
 * `not_created`: certainly nothing happened. `rejected`: refused, not to be repeated.
 * `unanswered`: it may still be in progress. `unclear`: it ended, but the outcome is unknown.
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
