import type { UserDto } from '@shop/contracts';
import { emirateOf, enteredText } from '@shop/shop-rules';
import { deliverableCity } from '@/shared/forms/city-field';
import { NO_DETAILS, type ContactDetails } from '@/shared/forms/contact-fields';
import { toWireLines, type PricedCartLine } from '@/shared/orders/quote.queries';

/** What the shopper agreed to: lines, address and quoted total in AED. */
export interface Checkout {
  lines: PricedCartLine[];
  address: ContactDetails;
  total: number;
  codEnabled: boolean;
  /** Code of the coupon that the total contains; empty without one. */
  coupon: string;
  /** What the coupon takes off, in AED; 0 without one. */
  discount: number;
  /** UUID of the cart; the server accepts one order per cart. */
  purchaseId: string;
  /** Save the address to the profile once the order is placed. */
  forProfile: boolean;
}

/** The address fields of the profile; a guest has none. */
export const addressOf = (user: UserDto | null): ContactDetails => ({
  ...NO_DETAILS,
  ...(user && profileOf(user)),
});

const profileOf = (user: UserDto) => ({
  fullName: enteredText(user.name),
  phone: enteredText(user.phone),
  email: enteredText(user.email),
  city: deliverableCity(user.city),
  area: enteredText(user.area),
  building: enteredText(user.building),
  flat: enteredText(user.flat),
});

/** Whether the address is complete. */
export const isComplete = ({
  fullName,
  phone,
  city,
  area,
  building,
}: Pick<ContactDetails, 'fullName' | 'phone' | 'city' | 'area' | 'building'>): boolean =>
  [fullName, phone, city, area, building].every((text) => text.trim() !== '');

/**
 * Fields of the card-payment form. Card fields are empty: the shopper enters the card on the provider's page. The
 * server adds prices and merchant.
 */
export const cardForm = (
  { lines, address, total, coupon, discount, purchaseId }: Checkout,
  userId: number,
) => {
  const emirate = emirateOf(address.city)?.en ?? '';
  const street = [address.area, address.building, address.flat].filter(Boolean).join(', ');
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const empty = Object.fromEntries(
    'merchant_id merchant_key order_no success_url failure_url pg_id paymode scheme emi_months card_no exp_month exp_year cvv2 card_name udf_1 udf_2 udf_3 udf_4 udf_5'
      .split(' ')
      .map((name) => [name, '']),
  );
  return {
    ...empty,
    lines: JSON.stringify(toWireLines(lines)),
    purchase_id: purchaseId,
    ...(coupon && { coupon, discount: discount.toFixed(2) }),
    amount: total.toFixed(2),
    country: 'ARE',
    currency: 'AED',
    txn_type: 'SALE',
    channel: 'WEB',
    cust_name: address.fullName,
    email_id: address.email,
    mobile_no: address.phone,
    unique_id: String(userId),
    is_logged_in: 'Y',
    bill_address: street,
    bill_city: address.city,
    bill_state: emirate,
    bill_country: 'ARE',
    bill_zip: '00000',
    ship_address: street,
    ship_city: address.city,
    ship_state: emirate,
    ship_country: 'ARE',
    ship_zip: '00000',
    ship_days: '3',
    address_count: '1',
    item_count: String(count),
    item_value: total.toFixed(2),
    item_category: 'General',
    fullName: address.fullName,
    phone: address.phone,
    area: address.area,
    building: address.building,
    flat: address.flat,
    notes: address.notes,
  };
};
