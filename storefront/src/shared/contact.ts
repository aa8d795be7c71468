export { CONTACT_EMAIL, CONTACT_PHONE } from '@shop/shop-rules';

/** The one business number behind every messaging link, in international digits. */
export const MESSAGING_NUMBER = '971500000000';

/** Chat with the shop, with a text already written when given. */
export const chatUrl = (text?: string): string =>
  `https://wa.me/${MESSAGING_NUMBER}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
