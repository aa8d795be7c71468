import type { BothLanguages } from '@shop/shop-rules';
import type { MailDocument } from './mail-document.js';
import { toHtml, toText } from './mail-layout.js';

export interface WrittenMail {
  /** Name of the sender. */
  sender: string;
  subject: string;
  text: string;
  html: string;
}

/** The mail in the shop's layout, as text and as HTML. */
export const writtenMail = (
  content: Omit<MailDocument, 'goods' | 'sums' | 'facts'> & Partial<MailDocument>,
  shop: BothLanguages,
): WrittenMail => {
  const mail = { goods: [], sums: [], facts: [], ...content };
  return {
    sender: shop.en,
    subject: mail.subject,
    text: toText(mail),
    html: toHtml(mail, shop[mail.locale]),
  };
};
