import type { BothLanguages } from '@shop/shop-rules';

/** How the shop presents itself in mails. */
export interface MailLook {
  /** The shop's name. */
  name: BothLanguages;
  from: { name: string; address: string };
  /** Where answers go; undefined: to the sender. */
  replyTo: string | undefined;
  /** Color of headings, links and buttons; white text on it can be read. */
  accent: string;
  /** Undefined: the name as text. */
  logo: { url: string; width: number; height: number } | undefined;
}
