import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { InvalidInput } from '../../../../platform/http/problem.js';
import { CartLineDto, LINE_LIMIT, type DeliveryAddressDto } from '../checkout.dto.js';
import type { SendDataDto } from './send-data.dto.js';
import { msg, type Message } from '../../../../platform/i18n/message.js';

const wrong = (detail: Message, pointer: string): InvalidInput =>
  new InvalidInput(detail, [{ pointer, detail }]);

/** The lines of the form, sent as JSON text. */
export const linesOf = (text: string): CartLineDto[] => {
  const lines = plainToInstance(CartLineDto, listIn(text));
  lines.forEach((line, at) => {
    const problems = validateSync(line, { whitelist: true, forbidUnknownValues: true });
    if (problems.length > 0)
      throw wrong(msg('checkout.lineInvalid'), `#/lines/${at}/${problems[0]?.property}`);
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
    // Invalid JSON counts as not a list.
  }
  throw wrong(msg('checkout.linesInvalid', { most: LINE_LIMIT }), '#/lines');
};

/** The delivery address of the form: the shop's own fields, with those of the card form as defaults. */
export const addressOf = (form: SendDataDto): DeliveryAddressDto => ({
  fullName: required(form.fullName || form.cust_name, '#/fullName', msg('checkout.nameMissing')),
  phone: required(form.phone || form.mobile_no, '#/phone', msg('checkout.phoneMissing')),
  email: form.email_id ?? '',
  city: required(form.ship_city || form.bill_city, '#/city', msg('checkout.cityMissing')),
  area: required(form.area || form.ship_address, '#/area', msg('checkout.areaMissing')),
  building: form.building ?? '',
  flat: form.flat ?? '',
  notes: form.notes ?? '',
});

const required = (value: string | undefined, pointer: string, detail: Message): string => {
  if (value?.trim()) return value;
  throw wrong(detail, pointer);
};
