import { toAedText } from '@shop/shop-rules';
import type { Env } from '../../config/env.js';
import type { SafexpayCipher } from './safexpay-cipher.js';
import {
  AGGREGATOR,
  COUNTRY,
  CURRENCY,
  GROUP_NAMES,
  requestGroups,
  type CardPaymentOrder,
} from './safexpay-groups.js';

/** Fields that the shopper's browser posts to the card page. */
interface FormRequest {
  path: string;
  fields: Record<string, string>;
}

/** The request of the hosted page in one of two formats, depending on the account. */
export const formRequest = (
  order: CardPaymentOrder,
  { CARD_PROTOCOL, CARD_MERCHANT_ID: merchantId }: Env,
  cipher: SafexpayCipher,
): FormRequest => {
  const groups = requestGroups(order, merchantId, AGGREGATOR[CARD_PROTOCOL]);
  if (CARD_PROTOCOL === 'v1')
    return {
      path: '/agcore/payment',
      fields: {
        me_id: merchantId,
        ...Object.fromEntries(
          GROUP_NAMES.filter((name) => name !== 'upi_details').map((name) => [
            name,
            cipher.encrypt(groups[name]),
          ]),
        ),
      },
    };
  const amount = toAedText(order.amountFils);
  return {
    path: '/agcore/paymentProcessing',
    fields: {
      me_id: merchantId,
      merchant_request: cipher.encrypt(GROUP_NAMES.map((name) => groups[name]).join('~')),
      hash: cipher.hash([merchantId, order.orderNo, amount, COUNTRY, CURRENCY]),
    },
  };
};
