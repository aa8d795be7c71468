import { latinDigits } from '@shop/shop-rules';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { InvalidInput } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';

/** A phone number in any digits as E.164; without a country code it belongs to the Emirates. */
export const toE164 = (phone: string, pointer = '#/phone'): string => {
  const number = parsePhoneNumberFromString(latinDigits(phone), 'AE');
  if (number?.isValid()) return number.number;
  const detail = msg('account.phoneInvalid');
  throw new InvalidInput(detail, [{ pointer, detail }]);
};
