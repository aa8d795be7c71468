import { isPlaceholder } from '../accounts/is-placeholder.js';
import type { Fils } from '../formats/money.js';

/** Delivery inside Dubai and to every other place, in fils, until an admin sets other fees. */
export const DUBAI_FEE: Fils = 2500;
export const OTHER_FEE: Fils = 3000;

/** Dubai is compared trimmed and in any case, in English or Arabic. */
export const isDubai = (city: string): boolean => {
  const name = city.trim().toLowerCase();
  return name === 'dubai' || name === 'دبي';
};

/** Whether a city was entered. */
export const isCityKnown = (city: string | null | undefined): city is string =>
  !isPlaceholder(city);

/** Fee in fils: 0 until a city is known or from the free-shipping threshold, else that of Dubai or of the other places. */
export const deliveryFee = (
  city: string | null | undefined,
  subtotal: Fils = 0,
  freeFrom: Fils | null = null,
  fees = { dubai: DUBAI_FEE, other: OTHER_FEE },
): Fils => {
  if (!isCityKnown(city)) return 0;
  if (freeFrom !== null && subtotal >= freeFrom) return 0;
  return isDubai(city) ? fees.dubai : fees.other;
};
