import {
  daysText,
  DUBAI_FEE,
  OPENING_HOURS,
  OTHER_FEE,
  SHOP_ADDRESS,
  TRASH_DAYS,
  toFils,
} from '@shop/shop-rules';
import type { Env } from '../../../platform/config/env.js';
import type { ShopSettings } from './settings.entity.js';
import { socialLinks } from './social-links.dto.js';

/** "+971 50 000 0000"; the digits of other countries are not grouped. */
const spaced = (digits: string): string =>
  `+${digits.replace(/^(971)(\d\d)(\d{3})(\d{4})$/, '$1 $2 $3 $4')}`;

/** Settings until an admin changes them. */
export const defaultSettings = (env: Env): ShopSettings => {
  const whatsapp = env.CONTACT_PHONE.replace(/\D/g, '');
  return {
    version: 0,
    name: { en: env.SHOP_NAME, ar: env.SHOP_NAME_AR },
    returnDays: env.RETURN_DAYS,
    dubaiFeeFils: DUBAI_FEE,
    otherFeeFils: OTHER_FEE,
    freeShippingFromFils:
      env.FREE_SHIPPING_FROM === undefined ? null : toFils(env.FREE_SHIPPING_FROM),
    codEnabled: env.COD_ENABLED,
    contactPhone: spaced(whatsapp),
    contactEmail: env.CONTACT_EMAIL ?? env.MAIL_FROM,
    whatsapp,
    slogans: [
      {
        en: 'UAE delivery in 1-3 business days',
        ar: 'التوصيل داخل الإمارات خلال 1-3 أيام عمل',
      },
      {
        en: `Free returns within ${daysText(env.RETURN_DAYS, 'en')}`,
        ar: `إرجاع مجاني خلال ${daysText(env.RETURN_DAYS, 'ar')}`,
      },
    ],
    flashSaleFrom: null,
    flashSaleUntil: null,
    bookingDelayMinutes: env.BOOKING_DELAY_MINUTES,
    trashDays: TRASH_DAYS,
    holidays: [],
    address: SHOP_ADDRESS,
    openingHours: OPENING_HOURS,
    socials: socialLinks({}),
  };
};
