import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { e164Of } from './phone.js';

const parsed = (phone: string): string | undefined => {
  const number = parsePhoneNumberFromString(phone, 'AE');
  return number?.isValid() ? number.number : undefined;
};

const PREFIXES = ['0', '+971', '00971', '971', ''];
const STARTS = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'));

it.each(PREFIXES)(
  'PERF-20 numbers that begin with "%s" are valid, and the same, as for the library',
  (prefix) => {
    for (const start of STARTS)
      for (const rest of ['1234567', '0000000', '123456', '12345678']) {
        const phone = `${prefix}${start}${rest}`;
        expect([phone, e164Of(phone)]).toEqual([phone, parsed(phone)]);
      }
  },
);

it.each([
  ['٠٥٠١٢٣٤٥٦٧', '+971501234567'],
  ['+971 50 123 4567', '+971501234567'],
  ['050-123-4567', '+971501234567'],
  ['0511234567', undefined],
  ['+966501234567', '+966501234567'],
])('PERF-20 reads %s', (phone, number) => {
  expect(e164Of(phone)).toBe(number);
});
