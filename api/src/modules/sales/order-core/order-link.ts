import { Injectable } from '@nestjs/common';
import { localized } from '@shop/shop-rules';
import { Env } from '../../../platform/config/env.js';
import { SigningKeys } from '../../../platform/auth/sessions/signing-keys.js';
import type { Order } from './order.entity.js';

/** The signed link of a mail: it shows the whole order without a login. */
@Injectable()
export class OrderLink {
  constructor(
    private readonly env: Env,
    private readonly keys: SigningKeys,
  ) {}

  /** Address of the order page; its key is in the fragment, which browsers send to no server. */
  to({ operationId, locale }: Pick<Order, 'operationId' | 'locale'>): string {
    const key = this.keys.sign(signed(operationId));
    return `${this.env.SHOP_URL}${localized(`/order/${operationId}`, locale)}#key=${key}`;
  }

  /** Whether the key belongs to this order. */
  isKey(operationId: string, key: string | undefined): boolean {
    return this.keys.isSignature(signed(operationId), key ?? '');
  }
}

const signed = (operationId: string): string => `order-link:${operationId}`;
