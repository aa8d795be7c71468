import type {
  OrderTemplate,
  SecurityTemplate,
  StatementTemplate,
  StockAlertTemplate,
} from '../mail-template.js';

interface MailText {
  subject: string;
  heading: string;
  /** The heading without the recipient's name, for an unverified address. */
  neutral?: string;
  body: string[];
  /** Replaces the body of a cash order. */
  cash?: string[];
  /** Replaces the body of a cash order that costs nothing. */
  free?: string[];
  /** Replaces the body if staff refunded a card payment by bank transfer or in cash. */
  byHand?: Record<'bank' | 'cash', string[]>;
  button: string;
}

/** The texts of the mails; `{order}`, `{name}`, `{total}`, `{amount}`, `{reason}`, `{product}`, `{browser}`, `{username}`, `{code}`, `{lastDay}`, `{month}` and `{shop}` are filled in. */
export interface MailTexts {
  verifyEmail: MailText & { footer: string };
  passwordReset: MailText & { footer: string };
  signInCode: Omit<MailText, 'button'> & { footer: string };
  /** Of a staff account, `{username}`. */
  staffReset: MailText & { footer: string };
  sellerApproved: MailText;
  sellerRefused: MailText;
  sellerFooter: string;
  draftOrder: MailText & { footer: string };
  vendorStatements: Record<StatementTemplate, MailText> &
    Record<'number' | 'payout' | 'owed' | 'paidOn' | 'reference' | 'footer', string>;
  stockAlerts: Record<StockAlertTemplate, MailText> & Record<'stop' | 'footer', string>;
  security: Record<SecurityTemplate, Omit<MailText, 'button'>> & {
    footer: string;
    /** Follows the first paragraph where it applies. */
    passkeysRemoved: string;
    unknownBrowser: string;
  };
  mails: Record<OrderTemplate, MailText>;
  subtotal: string;
  delivery: string;
  discount: string;
  /** Difference between a refund and the price of its goods and delivery. */
  adjustment: string;
  refunded: string;
  free: string;
  total: string;
  toCollect: string;
  waybill: string;
  review: string;
  order: string;
  deliverTo: string;
  deliverBy: string;
  questions: string;
  footer: string;
}
