import { latinDigits } from '@shop/shop-rules';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { InvalidInput } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';

/** A mobile number of the Emirates in one of its usual notations: the library takes longer than the rest of an address. */
const MOBILE = /^(?:0|\+971)(5[0234568]\d{7})$/;

/** A phone number in any digits as E.164; without a country code it belongs to the Emirates. Undefined if invalid. */
export const e164Of = (phone: string): string | undefined => {
  const digits = latinDigits(phone);
  const mobile = MOBILE.exec(digits);
  if (mobile) return `+971${mobile[1]}`;
  const number = parsePhoneNumberFromString(digits, 'AE');
  return number?.isValid() ? number.number : undefined;
};

/** The same; an invalid number is reported at its field. */
export const toE164 = (phone: string, pointer = '#/phone'): string => {
  const number = e164Of(phone);
  if (number !== undefined) return number;
  const detail = msg('account.phoneInvalid');
  throw new InvalidInput(detail, [{ pointer, detail }]);
};
