import { api } from '@shop/api-client';
import type { PublicSettingsDto } from '@shop/contracts';
import { DUBAI_FEE, OTHER_FEE, RETURN_DAYS, toAed } from '@shop/shop-rules';
import { useQuery } from '@tanstack/react-query';
import { useText } from '@/shared/i18n/text';
import { plainQuery } from './plain-query';

export const settingsQuery = plainQuery('settings', (options) => api.GET('/settings', options));

type Open =
  | 'name'
  | 'flashSaleFrom'
  | 'flashSaleUntil'
  | 'slogans'
  | 'bookingDelayMinutes'
  | 'trashDays'
  | 'holidays'
  | 'socials'
  | 'priceRule'
  | 'look';
type Settings = Omit<PublicSettingsDto, 'version' | Open> & Partial<Pick<PublicSettingsDto, Open>>;

/** Until the name is loaded. */
const UNNAMED = { en: 'Shop', ar: 'المتجر' };

/** Defaults until the settings are loaded. */
const DEFAULTS: Settings = {
  returnDays: RETURN_DAYS,
  deliveryFeeDubai: toAed(DUBAI_FEE),
  deliveryFeeOther: toAed(OTHER_FEE),
  freeShippingFrom: null,
  codEnabled: false,
  contactPhone: '',
  contactEmail: '',
  whatsapp: '',
  address: { en: '', ar: '' },
  openingHours: { en: '', ar: '' },
};

/** The shop's settings; every page includes them. */
export const useSettings = (): Settings => useQuery(settingsQuery).data ?? DEFAULTS;

/** The shop's name in the language of the page. */
export const useShopName = (): string => (useSettings().name ?? UNNAMED)[useText().locale];

/** The shop's address and opening hours in the language of the page; empty: not shown. */
export const usePlace = (): { address: string; hours: string } => {
  const { pick } = useText();
  const { address, openingHours } = useSettings();
  return {
    address: pick(address.en, address.ar),
    hours: pick(openingHours.en, openingHours.ar),
  };
};
