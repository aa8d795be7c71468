import type { Locale } from '../addresses.js';

const ONE_SIZE = /^(one|free) ?size$/i;
/** A number or a range, and its unit. */
const MEASURE = /^([\d.,/]+(?: ?[-–] ?[\d.,]+)?) ?([a-z]+)$/i;

/** Units as shops in the Emirates write them; "34 G" is no weight. */
const UNITS: Record<string, string> = {
  ml: 'مل',
  ML: 'مل',
  g: 'جم',
  kg: 'كجم',
  mm: 'مم',
  cm: 'سم',
};

/** A size as shown: in Arabic with the unit in Arabic, "50 مل"; what is not known stays as it is stored. */
export const sizeName = (size: string, locale: Locale): string => {
  if (locale !== 'ar') return size;
  if (ONE_SIZE.test(size)) return 'مقاس واحد';
  const [, amount = '', written = ''] = MEASURE.exec(size) ?? [];
  const unit = written === 'Y' ? yearsOf(amount) : UNITS[written];
  return unit ? `${amount} ${unit}` : size;
};

/** The plural that follows the last number: 3 to 10 سنوات, otherwise سنة. */
const yearsOf = (ages: string): string => {
  const last = Number(/\d{1,3}$/.exec(ages)?.[0]);
  return last >= 3 && last <= 10 ? 'سنوات' : 'سنة';
};
