import type { Fils } from '@shop/shop-rules';

/** The shop's mails; docs/adr/0006 says when each is sent. */
export type MailTemplate =
  OrderTemplate | 'verify-email' | 'seller-refused' | 'ops-alert' | 'message';
export type OrderTemplate =
  | 'order-confirmed'
  | 'order-shipped'
  | 'details-missing'
  | 'order-cancelled'
  | 'order-refunded'
  | 'order-delivered';

/** What a mail carries beside its order. */
export interface MailContent {
  /** Amount of a refund. */
  amountFils?: Fils;
  /** The refund, whose lines the mail names. */
  refundId?: number;
  /** How a refund went back; to the card where it is missing. */
  way?: 'card' | 'bank' | 'cash';
  /** Subject and plain text of a message or an alert. */
  subject?: string;
  text?: string;
  /** Who wrote a message. */
  from?: string;
  /** Page of the dashboard an alert leads to, such as `/dashboard/queues`. */
  path?: string;
  /** Whom the answer to a request to sell greets, and why it is no. */
  name?: string;
  reason?: string;
}

/** Who receives a mail; `unverified` is an address without proof of its owner: its mails contain nothing the sender typed. */
export type Audience = 'shopper' | 'unverified' | 'sales';
