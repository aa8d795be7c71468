import { Injectable } from '@nestjs/common';
import { localized } from '@shop/shop-rules';
import { Env } from '../../../../platform/config/env.js';
import { SigningKeys } from '../../../../platform/auth/sessions/signing-keys.js';

/** The signed link with which a shopper checks and pays a draft order. */
@Injectable()
export class DraftLink {
  constructor(
    private readonly env: Env,
    private readonly keys: SigningKeys,
  ) {}

  /** Its key is in the fragment, which browsers send to no server. */
  to(id: number, locale: 'en' | 'ar'): string {
    const key = this.keys.sign(signed(id));
    return `${this.env.SHOP_URL}${localized(`/draft-order/${id}`, locale)}#key=${key}`;
  }

  isKey(id: number, key: string | undefined): boolean {
    return this.keys.isSignature(signed(id), key ?? '');
  }
}

const signed = (id: number): string => `draft-order:${id}`;
