import { toAedText, type Fils } from '@shop/shop-rules';

/** Data of a payment for the card page. */
export interface CardPaymentOrder {
  /** Our number of this attempt at the provider. */
  orderNo: string;
  amountFils: Fils;
  /** Return address of the shopper's browser, for every result. */
  returnUrl: string;
  shopper: { id: number; name: string; email: string; phone: string };
  address: { street: string; city: string; emirate: string };
  itemCount: number;
  /** Returned by the provider unchanged. */
  attemptId: number;
  /** Order number for people; also returned unchanged. */
  orderNumber: string;
  /** Name of the shop; also returned unchanged. */
  shopName: string;
}

export const COUNTRY = 'ARE';
export const CURRENCY = 'AED';
export const AGGREGATOR = { v1: 'paygate', v2: 'Paygate' } as const;

/** The provider separates fields with | and groups with ~, so values may contain neither. */
// eslint-disable-next-line no-control-regex -- control characters are what must go
const clean = (value: string): string => value.replace(/[|~\u0000-\u001f\u007f]+/g, ' ').trim();
const group = (...values: (string | number)[]): string =>
  values.map((value) => clean(String(value))).join('|');

/** The provider's groups in its order; card fields and method stay empty, because the shopper enters them on its page. */
export const requestGroups = (
  {
    orderNo,
    amountFils,
    returnUrl,
    shopper,
    address,
    itemCount,
    attemptId,
    orderNumber,
    shopName,
  }: CardPaymentOrder,
  merchantId: string,
  aggregator: string,
): Record<GroupName, string> => {
  const amount = toAedText(amountFils);
  const place = [address.street, address.city, address.emirate, COUNTRY, '00000'] as const;
  return {
    txn_details: group(
      aggregator,
      merchantId,
      orderNo,
      amount,
      COUNTRY,
      CURRENCY,
      'SALE',
      returnUrl,
      returnUrl,
      'WEB',
    ),
    pg_details: group('', '', '', ''),
    card_details: group('', '', '', '', ''),
    cust_details: group(shopper.name, shopper.email, shopper.phone, shopper.id, 'Y'),
    bill_details: group(...place),
    ship_details: group(...place, '3', '1'),
    item_details: group(itemCount, amount, 'General'),
    upi_details: '',
    other_details: group(attemptId, orderNumber, shopName, '', ''),
  };
};

export const GROUP_NAMES = [
  'txn_details',
  'pg_details',
  'card_details',
  'cust_details',
  'bill_details',
  'ship_details',
  'item_details',
  'upi_details',
  'other_details',
] as const;
type GroupName = (typeof GROUP_NAMES)[number];
