import type { ChangeSettingsDto, PublicSettingsDto } from '@shop/contracts';
import type { BothLanguages, PriceRule, SocialNetwork } from '@shop/shop-rules';
import { numberOrNull, numberText } from '@/shared/forms/number-text';

/** Numbers of the rule of struck-through prices. */
export type PriceRuleDays = Exclude<keyof PriceRule, 'enabled'>;

/** Form values of the settings: numbers as text, empty for none. */
export interface SettingsValues {
  name: BothLanguages;
  returnDays: string;
  deliveryFeeDubai: string;
  deliveryFeeOther: string;
  freeShippingFrom: string;
  codEnabled: boolean;
  contactPhone: string;
  contactEmail: string;
  whatsapp: string;
  slogans: { en: string; ar: string }[];
  flashSaleFrom: string;
  flashSaleUntil: string;
  address: BothLanguages;
  openingHours: BothLanguages;
  socials: Record<SocialNetwork, string>;
  bookingDelayMinutes: string;
  trashDays: string;
  priceRule: Record<PriceRuleDays, string> & { enabled: boolean };
  /** One day a line. */
  holidays: string;
}

export const valuesOf = ({
  version: _version,
  ...settings
}: PublicSettingsDto): SettingsValues => ({
  ...settings,
  returnDays: numberText(settings.returnDays),
  deliveryFeeDubai: numberText(settings.deliveryFeeDubai),
  deliveryFeeOther: numberText(settings.deliveryFeeOther),
  freeShippingFrom: numberText(settings.freeShippingFrom),
  flashSaleFrom: numberText(settings.flashSaleFrom),
  flashSaleUntil: numberText(settings.flashSaleUntil),
  bookingDelayMinutes: numberText(settings.bookingDelayMinutes),
  trashDays: numberText(settings.trashDays),
  priceRule: {
    enabled: settings.priceRule.enabled,
    askedDays: numberText(settings.priceRule.askedDays),
    withinDays: numberText(settings.priceRule.withinDays),
    lowestDays: numberText(settings.priceRule.lowestDays),
  },
  holidays: settings.holidays.join('\n'),
});

export const toSettings = (values: SettingsValues, version: number): ChangeSettingsDto => ({
  ...values,
  version,
  returnDays: Number(values.returnDays),
  deliveryFeeDubai: Number(values.deliveryFeeDubai),
  deliveryFeeOther: Number(values.deliveryFeeOther),
  freeShippingFrom: numberOrNull(values.freeShippingFrom),
  flashSaleFrom: numberOrNull(values.flashSaleFrom),
  flashSaleUntil: numberOrNull(values.flashSaleUntil),
  bookingDelayMinutes: Number(values.bookingDelayMinutes),
  trashDays: Number(values.trashDays),
  priceRule: {
    enabled: values.priceRule.enabled,
    askedDays: Number(values.priceRule.askedDays),
    withinDays: Number(values.priceRule.withinDays),
    lowestDays: Number(values.priceRule.lowestDays),
  },
  holidays: daysIn(values.holidays),
});

const daysIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Days like 2026-12-02, one a line. */
export const isDayList = (text: string): boolean =>
  daysIn(text).every((day) => /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)));

/** Whole minutes of at most a day. */
export const isMinutes = (text: string): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) <= 1440;

/** Whole days. */
export const isDays = (text: string): boolean => /^\d{1,3}$/.test(text.trim());
/** Whole days from 1 to 365. */
export const isKeptDays = (text: string): boolean =>
  isDays(text) && Number(text) >= 1 && Number(text) <= 365;
