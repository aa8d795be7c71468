import { latinDigits } from '@shop/shop-rules';
import { Transform } from 'class-transformer';

/** Text whose Arabic-Indic and Eastern Arabic-Indic digits become 0 to 9. */
export const LatinDigits = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? latinDigits(value) : value,
  );
