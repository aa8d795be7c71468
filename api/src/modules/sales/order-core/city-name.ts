import { EMIRATES } from '@shop/shop-rules';
import { InvalidInput } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';

const CITIES = EMIRATES.flatMap(({ cities }) => cities);

/** The English name of a city of the emirates, from its name in either language. */
export const cityNameOf = (name: string, pointer: string): string => {
  const wanted = name.trim().toLowerCase();
  const city = CITIES.find(({ en, ar }) => en.toLowerCase() === wanted || ar === wanted);
  if (city) return city.en;
  const detail = msg('checkout.cityUnknown');
  throw new InvalidInput(detail, [{ pointer, detail }]);
};
