import { storedMessage, type StoredMessage } from '../../../platform/i18n/message.js';
import type { ProductImportErrorDto } from './product-import.dto.js';

/** An error of a row as it is stored; older rows have texts instead of message ids. */
export type StoredError = Omit<ProductImportErrorDto, 'reason'> & {
  reason: StoredMessage | string;
};

export const withMessages = (errors: readonly StoredError[]): ProductImportErrorDto[] =>
  errors.map((each) => ({ ...each, reason: storedMessage(each.reason) }));
