import type { Fils } from './money.js';

/** Delivery inside Dubai and to every other place, in fils. */
export const DUBAI_FEE: Fils = 2500;
export const OTHER_FEE: Fils = 3000;

/** Dubai is compared trimmed and in any case, in English or Arabic. */
export const isDubai = (city: string): boolean => {
  const name = city.trim().toLowerCase();
  return name === 'dubai' || name === 'دبي';
};

/** Cities that say nothing: what a registration without an address stores. */
export const isCityKnown = (city: string | null | undefined): city is string =>
  !!city && city.trim() !== '' && city.trim().toLowerCase() !== 'undefined';

/** Fee in fils: 0 until a city is known or from the free-shipping threshold, else 25 AED in Dubai and 30 AED elsewhere. */
export const deliveryFee = (
  city: string | null | undefined,
  subtotal: Fils = 0,
  freeFrom: Fils | null = null,
): Fils => {
  if (!isCityKnown(city)) return 0;
  if (freeFrom !== null && subtotal >= freeFrom) return 0;
  return isDubai(city) ? DUBAI_FEE : OTHER_FEE;
};
