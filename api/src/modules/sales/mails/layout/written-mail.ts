import { SHOP_NAME, SHOP_NAME_AR } from '@shop/shop-rules';
import type { MailDocument } from './mail-document.js';
import { toHtml, toText } from './mail-layout.js';

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

/** The mail in the shop's layout, as text and as HTML. */
export const writtenMail = (
  content: Omit<MailDocument, 'goods' | 'sums' | 'facts'> & Partial<MailDocument>,
): WrittenMail => {
  const mail = { goods: [], sums: [], facts: [], ...content };
  const brand = mail.locale === 'ar' ? SHOP_NAME_AR : SHOP_NAME;
  return { subject: mail.subject, text: toText(mail), html: toHtml(mail, brand) };
};
