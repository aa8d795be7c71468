import { CONTACT_EMAIL, CONTACT_PHONE } from '@shop/shop-rules';

export { CONTACT_EMAIL, CONTACT_PHONE };

/** The one business number behind every messaging link, in international digits. */
const MESSAGING_NUMBER = CONTACT_PHONE.replace(/\D/g, '');

/** Chat with the shop, with a text already written when given. */
export const chatUrl = (text?: string): string =>
  `https://wa.me/${MESSAGING_NUMBER}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
