import { latinNumber } from '@shop/shop-rules';
import { Transform } from 'class-transformer';

/** Fields of forms and queries are sent as text, in any digits; an empty one counts as 0. */
export const FormNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? Number(latinNumber(value)) : value,
  );

/** 0 or an empty field means none. */
export const NumberOrNone = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string' && typeof value !== 'number') return value;
    const number = Number(latinNumber(String(value)));
    return number === 0 ? null : number;
  });
