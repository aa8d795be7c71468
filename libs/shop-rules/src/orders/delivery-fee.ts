import { isPlaceholder } from '../accounts/is-placeholder.js';
import type { Fils } from '../formats/money.js';

/** Default delivery fees in fils: Dubai and elsewhere. */
export const DUBAI_FEE: Fils = 2500;
export const OTHER_FEE: Fils = 3000;

/** Dubai in English or Arabic, trimmed and in any case. */
export const isDubai = (city: string): boolean => {
  const name = city.trim().toLowerCase();
  return name === 'dubai' || name === 'دبي';
};

/** Whether a city was entered. */
export const isCityKnown = (city: string | null | undefined): city is string =>
  !isPlaceholder(city);

/** Fee in fils; 0 without a city or from the free-shipping threshold. */
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
