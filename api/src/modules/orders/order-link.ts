import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';

/** The signed link of a mail: whoever holds it sees the whole order without a login. */
@Injectable()
export class OrderLink {
  constructor(private readonly env: Env) {}

  /** Address of the order page with its key. */
  to(operationId: string): string {
    return `${this.env.SHOP_URL}/order/${operationId}?key=${this.key(operationId)}`;
  }

  /** Whether the key was made for this order; compared in constant time. */
  isKey(operationId: string, given: string | undefined): boolean {
    const [expected, actual] = [Buffer.from(this.key(operationId)), Buffer.from(given ?? '')];
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }

  private key(operationId: string): string {
    return createHmac('sha256', this.env.JWT_SECRET)
      .update(`order-link:${operationId}`)
      .digest('base64url')
      .slice(0, 32);
  }
}
