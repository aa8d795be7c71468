import { randomBytes } from 'node:crypto';
import { hashWithSalt } from '../../../../platform/auth/passwords.js';
import { base32 } from './totp.js';

const CODES = 10;
/** 12 letters and digits: 60 bits. */
const CODE_BYTES = 8;
const CODE_LENGTH = 12;
const SALT_BYTES = 16;

/** Three groups of four characters. */
const randomCode = (): string =>
  base32(randomBytes(CODE_BYTES)).slice(0, CODE_LENGTH).match(/.{4}/g)?.join('-') ?? '';

/** New codes, to be shown once, with the hashes to store. They have one salt, so that one hash finds a code. */
export const newRecoveryCodes = async (): Promise<{
  codes: string[];
  recoverySalt: string;
  recoveryCodes: string[];
}> => {
  const codes = Array.from({ length: CODES }, randomCode);
  const recoverySalt = randomBytes(SALT_BYTES).toString('base64');
  const recoveryCodes = await Promise.all(codes.map((code) => hashOfCode(code, recoverySalt)));
  return { codes, recoverySalt, recoveryCodes };
};

/** Hash of a code, however its letters are grouped and written. */
export const hashOfCode = (code: string, salt: string): Promise<string> =>
  hashWithSalt(code.toUpperCase().replace(/[^\dA-Z]/g, ''), Buffer.from(salt, 'base64'));
