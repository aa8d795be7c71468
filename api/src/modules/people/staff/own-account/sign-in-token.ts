import { Injectable } from '@nestjs/common';
import { SigningKeys } from '../../../../platform/auth/sessions/signing-keys.js';

const VALID_MS = 5 * 60_000;

/**
 * Proves for five minutes that a browser has entered the password of an account: `<account>.<expiry, ms>.<signature>`.
 * It opens no session without a code, and ends with the password.
 */
@Injectable()
export class SignInToken {
  constructor(private readonly keys: SigningKeys) {}

  of(account: number, passwordHash: string): string {
    const end = Date.now() + VALID_MS;
    return `${account}.${end}.${this.keys.sign(signed(account, end, passwordHash))}`;
  }

  /** The account that a token names, before it is verified. */
  accountOf(token: string): number {
    return Number(token.split('.')[0]);
  }

  isToken(token: string, account: number, passwordHash: string): boolean {
    const [, end = '', signature = ''] = token.split('.');
    return (
      Number(end) > Date.now() &&
      this.keys.isSignature(signed(account, Number(end), passwordHash), signature)
    );
  }
}

const signed = (account: number, end: number, passwordHash: string): string =>
  `staff-sign-in:${account}:${end}:${passwordHash}`;
