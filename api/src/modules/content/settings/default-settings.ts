import {
  CONTACT_EMAIL,
  CONTACT_PHONE,
  daysText,
  DEMO_NAME,
  DUBAI_FEE,
  OPENING_HOURS,
  OTHER_FEE,
  PRICE_RULE,
  SHOP_ADDRESS,
  TRASH_DAYS,
  toFils,
} from '@shop/shop-rules';
import type { Env } from '../../../platform/config/env.js';
import type { ShopSettings } from './settings.entity.js';
import { socialLinks } from './social-links.dto.js';

/** Senders of a local run, at which a shop cannot be reached. */
const isLocal = (address: string): boolean =>
  address.endsWith('@localhost') || address === CONTACT_EMAIL;

/** "+971 50 000 0000"; the digits of other countries are not grouped. */
const spaced = (digits: string): string =>
  `+${digits.replace(/^(971)(\d\d)(\d{3})(\d{4})$/, '$1 $2 $3 $4')}`;

/** Contact and place of the demo. Another shop shows none until an admin enters them. */
const DEMO = {
  phone: CONTACT_PHONE,
  email: CONTACT_EMAIL,
  address: SHOP_ADDRESS,
  openingHours: OPENING_HOURS,
};
const NOWHERE = { en: '', ar: '' };
const NONE: typeof DEMO = { phone: '', email: '', address: NOWHERE, openingHours: NOWHERE };

/** Settings until an admin changes them. */
export const defaultSettings = (env: Env): ShopSettings => {
  const unset = env.SHOP_NAME === DEMO_NAME.en ? DEMO : NONE;
  const whatsapp = (env.CONTACT_PHONE || unset.phone).replace(/\D/g, '');
  const sender = isLocal(env.MAIL_FROM) ? unset.email : env.MAIL_FROM;
  return {
    version: 0,
    name: { en: env.SHOP_NAME, ar: env.SHOP_NAME_AR },
    returnDays: env.RETURN_DAYS,
    dubaiFeeFils: DUBAI_FEE,
    otherFeeFils: OTHER_FEE,
    freeShippingFromFils:
      env.FREE_SHIPPING_FROM === undefined ? null : toFils(env.FREE_SHIPPING_FROM),
    codEnabled: env.COD_ENABLED,
    contactPhone: whatsapp && spaced(whatsapp),
    contactEmail: env.CONTACT_EMAIL ?? sender,
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
    address: unset.address,
    openingHours: unset.openingHours,
    socials: socialLinks({}),
    priceRule: PRICE_RULE,
  };
};
