import { Injectable } from '@nestjs/common';
import { SigningKeys } from '../../../../platform/auth/sessions/signing-keys.js';

const VALID_MS = 7 * 86_400_000;

const signed = (id: number, end: number): string => `product-preview:${id}:${end}`;

/** Signed links to the preview of a product: valid for 7 days and for this product only. */
@Injectable()
export class PreviewLinks {
  constructor(private readonly keys: SigningKeys) {}

  /** A new token, `<product>~<expiry, ms>~<signature>`, and when it expires. */
  create(id: number): { token: string; end: number } {
    const end = Date.now() + VALID_MS;
    return { token: `${id}~${end}~${this.keys.sign(signed(id, end))}`, end };
  }

  /** The product of a valid token. */
  productOf(token: string): number | undefined {
    const [product, expiry, signature = ''] = token.split('~');
    const [id, end] = [Number(product), Number(expiry)];
    const isValid = end > Date.now() && this.keys.isSignature(signed(id, end), signature);
    return isValid ? id : undefined;
  }
}
