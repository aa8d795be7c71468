import { enteredText } from '@shop/shop-rules';
import { e164Of } from '../../shoppers/phone.js';

/** Why two accounts may be one person. */
export const PAIR_REASONS = ['phone', 'email', 'address'] as const;
export type PairReason = (typeof PAIR_REASONS)[number];

/** A contact of an account: of its profile, an address or an order; empty texts where it has none. */
export interface Contact {
  email: string;
  phone: string;
  fullName: string;
  city: string;
  area: string;
  building: string;
}

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox of an address: without case, and at Gmail without dots and the part after a plus sign. */
export const mailboxOf = (email: string): string => {
  const text = email.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 1) return '';
  const domain = text.slice(at + 1);
  if (!GMAIL.has(domain)) return text;
  const [name = ''] = text.slice(0, at).replaceAll('.', '').split('+');
  return name && `${name}@gmail.com`;
};

/** Letters and digits without case, accents, marks and repeated spaces. */
const folded = (text: string): string =>
  enteredText(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Name with city, area and building; empty if one of them is unknown. */
const personAt = ({ fullName, city, area, building }: Contact): string => {
  const parts = [fullName, city, area, building].map(folded);
  return parts.includes('') ? '' : parts.join('|');
};

/** What a contact has in common with those of the same person. */
export const keysOf = (contact: Contact): { kind: PairReason; key: string }[] =>
  [
    { kind: 'phone' as const, key: (contact.phone && e164Of(contact.phone)) || '' },
    { kind: 'email' as const, key: mailboxOf(contact.email) },
    { kind: 'address' as const, key: personAt(contact) },
  ].filter(({ key }) => key !== '');
