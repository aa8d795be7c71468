import { createHash } from 'node:crypto';
import { optionKey } from '@shop/shop-rules';
import type { CleanAddress } from './clean-address.js';
import type { OrderRequest } from './place-request.js';

/**
 * Identifies a request by its content, with normalised sizes and colors. The catalogue is not part of it: a repeated
 * request is the same even if its products have changed.
 */
export const fingerprintOf = (
  { method, lines, purchaseId }: OrderRequest,
  address: CleanAddress,
  coupon: string,
): string => {
  const sorted = lines
    .map((line) => {
      const { size, color } = optionKey(line);
      const variant = line.variantId === undefined ? [] : [line.variantId];
      return JSON.stringify([line.productId, size, color, line.quantity, ...variant]);
    })
    .sort();
  return createHash('sha256')
    .update(
      JSON.stringify([
        method,
        sorted,
        address,
        ...(purchaseId ? [purchaseId] : []),
        ...(coupon ? [{ coupon }] : []),
      ]),
    )
    .digest('hex');
};
