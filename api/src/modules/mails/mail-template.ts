import type { Fils } from '@shop/shop-rules';

/** The shop's mails; docs/adr/0006 says when each is sent. */
export type MailTemplate =
  | 'order-confirmed'
  | 'details-missing'
  | 'order-cancelled'
  | 'order-refunded'
  | 'order-delivered'
  | 'message';

/** What a mail carries beside its order. */
export interface MailContent {
  /** Amount of a refund. */
  amountFils?: Fils;
  /** Subject and plain text of a message. */
  subject?: string;
  text?: string;
  /** Who wrote a message. */
  from?: string;
}

/** Whom a mail speaks to. */
export type Audience = 'shopper' | 'sales';
