import { Injectable } from '@nestjs/common';
import { localized } from '@shop/shop-rules';
import { Env } from '../../../platform/config/env.js';
import { SigningKeys } from '../../../platform/auth/signing-keys.js';

const VALID_MS = 48 * 3_600_000;

/** An account with the address that is to be verified. */
export interface Unverified {
  id: number;
  email: string;
  locale: 'en' | 'ar';
}

/** The signed link that verifies an e-mail address: good for 48 hours and for this account with this address alone. */
@Injectable()
export class VerificationLink {
  constructor(
    private readonly env: Env,
    private readonly keys: SigningKeys,
  ) {}

  /** Address of the page that confirms; its token is `<account>.<end, ms>.<signature>`. */
  to({ id, email, locale }: Unverified): string {
    const end = Date.now() + VALID_MS;
    const token = `${id}.${end}.${this.keys.sign(signed(id, end, email))}`;
    return `${this.env.SHOP_URL}${localized('/verify-email', locale)}?token=${token}`;
  }

  /** The account a token names. */
  accountOf(token: string): number {
    return Number(token.split('.')[0]);
  }

  /** Whether the token was made for this account and address, and is not too old. */
  isToken(token: string, { id, email }: Pick<Unverified, 'id' | 'email'>): boolean {
    const [, end = '', signature = ''] = token.split('.');
    return (
      Number(end) > Date.now() && this.keys.isSignature(signed(id, Number(end), email), signature)
    );
  }
}

const signed = (id: number, end: number, email: string): string =>
  `email-verification:${id}:${end}:${email}`;
