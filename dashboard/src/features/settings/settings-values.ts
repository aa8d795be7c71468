import type { ChangeSettingsDto, PublicSettingsDto } from '@shop/contracts';
import type { BothLanguages, PriceRule, SocialNetwork } from '@shop/shop-rules';

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

const textOf = (value: number | null): string => (value === null ? '' : String(value));
const orNone = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export const valuesOf = ({
  version: _version,
  ...settings
}: PublicSettingsDto): SettingsValues => ({
  ...settings,
  returnDays: textOf(settings.returnDays),
  deliveryFeeDubai: textOf(settings.deliveryFeeDubai),
  deliveryFeeOther: textOf(settings.deliveryFeeOther),
  freeShippingFrom: textOf(settings.freeShippingFrom),
  flashSaleFrom: textOf(settings.flashSaleFrom),
  flashSaleUntil: textOf(settings.flashSaleUntil),
  bookingDelayMinutes: textOf(settings.bookingDelayMinutes),
  trashDays: textOf(settings.trashDays),
  priceRule: {
    enabled: settings.priceRule.enabled,
    askedDays: textOf(settings.priceRule.askedDays),
    withinDays: textOf(settings.priceRule.withinDays),
    lowestDays: textOf(settings.priceRule.lowestDays),
  },
  holidays: settings.holidays.join('\n'),
});

export const toSettings = (values: SettingsValues, version: number): ChangeSettingsDto => ({
  ...values,
  version,
  returnDays: Number(values.returnDays),
  deliveryFeeDubai: Number(values.deliveryFeeDubai),
  deliveryFeeOther: Number(values.deliveryFeeOther),
  freeShippingFrom: orNone(values.freeShippingFrom),
  flashSaleFrom: orNone(values.flashSaleFrom),
  flashSaleUntil: orNone(values.flashSaleUntil),
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

/** Whole days, or an amount with at most two decimals. */
export const isDays = (text: string): boolean => /^\d{1,3}$/.test(text.trim());
/** Whole days from 1 to 365. */
export const isKeptDays = (text: string): boolean =>
  isDays(text) && Number(text) >= 1 && Number(text) <= 365;
export const isAmount = (text: string): boolean => /^\d+(\.\d{1,2})?$/.test(text.trim());
