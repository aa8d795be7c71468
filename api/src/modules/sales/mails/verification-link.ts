import { Injectable } from '@nestjs/common';
import { localized } from '@shop/shop-rules';
import { Env } from '../../../platform/config/env.js';
import { SigningKeys } from '../../../platform/auth/sessions/signing-keys.js';

const VALID_MS = 48 * 3_600_000;

/** An account with the address to verify. */
export interface Unverified {
  id: number;
  email: string;
  locale: 'en' | 'ar';
}

/** The signed link that verifies an email address: valid for 48 hours and only for this account and address. */
@Injectable()
export class VerificationLink {
  constructor(
    private readonly env: Env,
    private readonly keys: SigningKeys,
  ) {}

  /** Address of the verification page; its token is `<account>.<expiry, ms>.<signature>`. */
  to({ id, email, locale }: Unverified): string {
    const end = Date.now() + VALID_MS;
    const token = `${id}.${end}.${this.keys.sign(signed(id, end, email))}`;
    return `${this.env.SHOP_URL}${localized('/verify-email', locale)}#token=${token}`;
  }

  /** The account of a token. */
  accountOf(token: string): number {
    return Number(token.split('.')[0]);
  }

  /** Whether the token is valid for this account and address, and has not expired. */
  isToken(token: string, { id, email }: Pick<Unverified, 'id' | 'email'>): boolean {
    const [, end = '', signature = ''] = token.split('.');
    return (
      Number(end) > Date.now() && this.keys.isSignature(signed(id, Number(end), email), signature)
    );
  }
}

const signed = (id: number, end: number, email: string): string =>
  `email-verification:${id}:${end}:${email}`;
