import { EMIRATES } from '@shop/shop-rules';
import { InvalidInput } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';

const CITIES = EMIRATES.flatMap(({ cities }) => cities);

/** The English name of a city of the emirates, given in either language. */
export const cityNameOf = (given: string, pointer: string): string => {
  const wanted = given.trim().toLowerCase();
  const city = CITIES.find(({ en, ar }) => en.toLowerCase() === wanted || ar === wanted);
  if (city) return city.en;
  const detail = msg('checkout.cityUnknown');
  throw new InvalidInput(detail, [{ pointer, detail }]);
};
