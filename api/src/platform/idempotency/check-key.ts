import { InvalidInput } from '../http/problem.js';
import { msg } from '../i18n/message.js';

/** Lengths of an `Idempotency-Key`, for the contract. */
export const KEY_LENGTH = { minLength: 8, maxLength: 128 };
const KEY = /^[\x21-\x7e]{8,128}$/;

/** Refuses a key that is no `Idempotency-Key` of the contract; without one nothing is checked. */
export const checkKey = (key: string | undefined): void => {
  if (key !== undefined && !KEY.test(key)) throw new InvalidInput(msg('order.keyFormat'));
};
