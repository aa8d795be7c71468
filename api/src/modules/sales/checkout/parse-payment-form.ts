import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { InvalidInput } from '../../../platform/http/problem.js';
import { CartLineDto, LINE_LIMIT, type DeliveryAddressDto } from './checkout.dto.js';
import type { SendDataDto } from './send-data.dto.js';

const wrong = (detail: string, pointer: string): InvalidInput =>
  new InvalidInput(detail, [{ pointer, detail }]);

/** The lines of the form, which travel as JSON text. */
export const linesOf = (text: string): CartLineDto[] => {
  const lines = plainToInstance(CartLineDto, listIn(text));
  lines.forEach((line, at) => {
    const problems = validateSync(line, { whitelist: true, forbidUnknownValues: true });
    if (problems.length > 0)
      throw wrong('This line of the cart is not valid.', `#/lines/${at}/${problems[0]?.property}`);
  });
  return lines;
};

const listIn = (text: string): object[] => {
  try {
    const list: unknown = JSON.parse(text);
    const isGood =
      Array.isArray(list) &&
      list.length > 0 &&
      list.length <= LINE_LIMIT &&
      list.every((line) => typeof line === 'object' && line !== null);
    if (isGood) return list;
  } catch {
    // Not JSON: the same as not a list.
  }
  throw wrong(`lines is a JSON list of 1 to ${LINE_LIMIT} lines.`, '#/lines');
};

/** The delivery address of the form: the shop's own fields first, the card form's where they are missing. */
export const addressOf = (form: SendDataDto): DeliveryAddressDto => ({
  fullName: required(form.fullName || form.cust_name, '#/fullName', 'Please enter your name.'),
  phone: required(form.phone || form.mobile_no, '#/phone', 'Please enter your phone number.'),
  email: form.email_id ?? '',
  city: required(form.ship_city || form.bill_city, '#/city', 'Please choose your city.'),
  area: required(form.area || form.ship_address, '#/area', 'Please enter your area.'),
  building: form.building ?? '',
  flat: form.flat ?? '',
  notes: form.notes ?? '',
});

const required = (value: string | undefined, pointer: string, detail: string): string => {
  if (value?.trim()) return value;
  throw wrong(detail, pointer);
};
