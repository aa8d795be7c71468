/** The one business number behind every messaging link, in international digits. */
export const MESSAGING_NUMBER = '971500000000';
export const CONTACT_PHONE = '+971 50 000 0000';
export const CONTACT_EMAIL = 'hello@liwan.example';

/** Chat with the shop, with a text already written when given. */
export const chatUrl = (text?: string): string =>
  `https://wa.me/${MESSAGING_NUMBER}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
