import type { Fils } from '@shop/shop-rules';

/** Templates of mails; docs/adr/0006 says when each is sent. */
export type MailTemplate =
  | OrderTemplate
  | StockAlertTemplate
  | SecurityTemplate
  | 'verify-email'
  | 'seller-refused'
  | 'draft-order'
  | StatementTemplate
  | 'ops-alert'
  | 'message';
export type OrderTemplate =
  | 'order-received'
  | 'order-confirmed'
  | 'order-shipped'
  | 'details-missing'
  | 'order-cancelled'
  | 'order-refunded'
  | 'order-delivered'
  | 'late-parcel'
  | 'return-requested'
  | 'return-approved'
  | 'return-received'
  | 'return-refused';

const SECURITY_TEMPLATES = [
  'password-changed',
  'password-removed',
  'email-changed',
  'new-browser',
  'passkey-added',
  'passkey-removed',
  'staff-second-factor-on',
  'staff-second-factor-off',
  'staff-app-off',
  'staff-passkey-added',
  'staff-passkey-removed',
  'staff-new-browser',
  'staff-email-changed',
] as const;
/** The same as SQL list. */
export const SECURITY_MAILS = `('${SECURITY_TEMPLATES.join("', '")}')`;
/** Tells the owner of an account what has changed about its safety. */
export type SecurityTemplate = (typeof SECURITY_TEMPLATES)[number];
export const isSecurity = (template: MailTemplate): template is SecurityTemplate =>
  SECURITY_TEMPLATES.some((each) => each === template);

/** Tells a vendor that a statement was issued, or paid. */
export type StatementTemplate = 'vendor-statement' | 'statement-paid';

/** Confirms a request for a stock alert, and the alert itself. */
export type StockAlertTemplate = 'stock-alert-confirm' | 'stock-alert';

/** Data of a mail besides its order. */
export interface MailContent {
  /** Amount of a refund, or payout of a statement. */
  amountFils?: Fils;
  /** The refund, whose lines the mail lists. */
  refundId?: number;
  /** The return, whose lines the mail lists. */
  returnId?: number;
  /** Method of the refund; to the card by default. */
  way?: 'card' | 'bank' | 'cash';
  /** Subject and plain text of a message or an alert. */
  subject?: string;
  text?: string;
  /** Author of a message. */
  from?: string;
  /** Dashboard page of an alert, such as `/dashboard/queues`. */
  path?: string;
  /** A coupon with its last day in Dubai, such as 2026-12-01. */
  code?: string;
  lastDay?: string;
  /** Browser and system of a login. */
  browser?: string;
  /** True if the change has removed the passkeys of the account. */
  passkeysRemoved?: boolean;
  /** Name of the applicant, and the reason of a refusal, also of a return. */
  name?: string;
  reason?: string;
  /** The statement of a vendor, its number and its month, as 2026-11. */
  statementId?: number;
  statement?: string;
  month?: string;
  /** Day of its payment, as 2026-11-21, and the reference of the transfer. */
  paidOn?: string;
  reference?: string;
  /** The request for a stock alert, and its product with size and color, in the language of the mail. */
  alertId?: number;
  productId?: number;
  product?: string;
  /** The draft order whose link the mail contains. */
  draftId?: number;
}

/** Recipient of a mail; an `unverified` address may belong to another person, so its mails contain nothing the sender typed. */
export type Audience = 'shopper' | 'unverified' | 'sales';
