import { randomInt } from 'node:crypto';

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const CARD_LENGTH = 20;
const CASH_LENGTH = 13;

const pick = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** Unguessable public id of an order: 20 base32 characters for card, 13 digits for cash. */
export const newOperationId = (method: 'card' | 'cod'): string =>
  method === 'card' ? pick(BASE32, CARD_LENGTH) : pick('0123456789', CASH_LENGTH);
