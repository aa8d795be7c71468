import { api, unwrap } from '@shop/api-client';
import type { SettingsDto } from '@shop/contracts';
import {
  CONTACT_EMAIL,
  CONTACT_PHONE,
  DUBAI_FEE,
  OTHER_FEE,
  RETURN_DAYS,
  toAed,
} from '@shop/shop-rules';
import { queryOptions, useQuery } from '@tanstack/react-query';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal }) => unwrap(await api.GET('/settings', { signal })),
});

type Open = 'flashSaleFrom' | 'flashSaleUntil' | 'slogans' | 'bookingDelayMinutes' | 'holidays';
type Settings = Omit<SettingsDto, 'version' | Open> & Partial<Pick<SettingsDto, Open>>;

/** Defaults until the settings are loaded. */
const DEFAULTS: Settings = {
  returnDays: RETURN_DAYS,
  deliveryFeeDubai: toAed(DUBAI_FEE),
  deliveryFeeOther: toAed(OTHER_FEE),
  freeShippingFrom: null,
  codEnabled: false,
  contactPhone: CONTACT_PHONE,
  contactEmail: CONTACT_EMAIL,
  whatsapp: CONTACT_PHONE.replace(/\D/g, ''),
};

/** The shop's settings; every page includes them. */
export const useSettings = (): Settings => useQuery(settingsQuery).data ?? DEFAULTS;
