import { Injectable } from '@nestjs/common';
import { localized } from '@shop/shop-rules';
import { Env } from '../../../platform/config/env.js';
import { SigningKeys } from '../../../platform/auth/sessions/signing-keys.js';

/** What a key allows: to confirm a request, to remove it, or to remove all of the address that got a mail. */
type Purpose = 'confirm' | 'remove' | 'stop';

/** Signed keys of stock alerts, `<id>.<signature>`: of a request, or of the mail whose recipient wants no more. */
@Injectable()
export class StockAlertLink {
  constructor(
    private readonly env: Env,
    private readonly keys: SigningKeys,
  ) {}

  /** Address of the page that confirms a request. */
  toConfirm(alertId: number, locale: 'en' | 'ar'): string {
    return this.page(locale, 'confirm', alertId);
  }

  /** Address of the page that removes all requests of a mail's recipient. */
  toStop(mailId: number, locale: 'en' | 'ar'): string {
    return this.page(locale, 'stop', mailId);
  }

  key(purpose: Purpose, id: number): string {
    return `${id}.${this.keys.sign(signed(purpose, id))}`;
  }

  /** The id of a valid key. */
  idIn(purpose: Purpose, key: string): number | undefined {
    const [text = '', signature = ''] = key.split('.');
    const id = Number(text);
    return this.keys.isSignature(signed(purpose, id), signature) ? id : undefined;
  }

  private page(locale: 'en' | 'ar', purpose: 'confirm' | 'stop', id: number): string {
    const { SHOP_URL } = this.env;
    return `${SHOP_URL}${localized('/stock-alerts', locale)}#${purpose}=${this.key(purpose, id)}`;
  }
}

const signed = (purpose: Purpose, id: number): string => `stock-alert:${purpose}:${id}`;
