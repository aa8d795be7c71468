import type { MailDocument } from './mail-document.js';
import { toHtml, toText } from './mail-layout.js';
import type { MailLook } from './mail-look.js';

export interface WrittenMail {
  from: MailLook['from'];
  replyTo: string | undefined;
  subject: string;
  text: string;
  html: string;
}

/** The mail in the shop's layout, as text and as HTML. */
export const writtenMail = (
  content: Omit<MailDocument, 'goods' | 'sums' | 'facts'> & Partial<MailDocument>,
  look: MailLook,
): WrittenMail => {
  const mail = { goods: [], sums: [], facts: [], ...content };
  return {
    from: look.from,
    replyTo: look.replyTo,
    subject: mail.subject,
    text: toText(mail),
    html: toHtml(mail, look),
  };
};
