import type { CardStatus } from './state/card-status.js';

/** Outcomes of an approved payment. */
const PAYMENT_SCENARIOS = [
  'approve',
  'decline',
  'decline-funds',
  'decline-expired',
  'cancel',
  '3ds',
  '3ds-fail',
  'pending-then-success',
  'pending-then-failure',
  'never-returns',
  'return-twice',
  'return-parallel',
  'return-get',
  'success-after-failure',
  'tampered-amount',
  'underpaid',
  'forged',
  'forged-success',
  'late-success',
] as const;
/** Behaviour of the status enquiry. */
const ENQUIRY_SCENARIOS = [
  'enquiry-ok',
  'enquiry-500',
  'enquiry-hang',
  'enquiry-empty',
  'enquiry-garbage',
  'enquiry-wrong-amount',
  'enquiry-unknown',
] as const;
/** Behaviour of the refund call. */
const REFUND_SCENARIOS = [
  'refund-ok',
  'refund-pending',
  'refund-refused',
  'refund-500',
  'refund-hang',
  'refund-lost',
] as const;

export type PaymentScenario = (typeof PAYMENT_SCENARIOS)[number];
type EnquiryScenario = (typeof ENQUIRY_SCENARIOS)[number];
type RefundScenario = (typeof REFUND_SCENARIOS)[number];
export type CardScenario = PaymentScenario | EnquiryScenario | RefundScenario;

export const CARD_SCENARIOS: readonly CardScenario[] = [
  ...PAYMENT_SCENARIOS,
  ...ENQUIRY_SCENARIOS,
  ...REFUND_SCENARIOS,
];
const isPaymentScenario = (name: string): name is PaymentScenario =>
  PAYMENT_SCENARIOS.some((scenario) => scenario === name);

/** Plan of a payment scenario; other names approve. */
export const planOf = (name: CardScenario): PaymentPlan =>
  PAYMENT_PLANS[isPaymentScenario(name) ? name : 'approve'];

/** Course of one payment after the shopper's decision. */
export interface PaymentPlan {
  /** Immediate status at the gateway. */
  readonly status: CardStatus;
  /** Status at the gateway after `ms`. */
  readonly later?: { readonly status: CardStatus; readonly ms: number };
  /** Status in the return when different from the gateway's. */
  readonly reported?: CardStatus;
  /** A first return with its own status, posted before the final one. */
  readonly earlier?: CardStatus;
  /** Returns posted by the sandbox in addition to the browser's. */
  readonly copies?: number;
  readonly browser?: 'post' | 'get' | 'none';
  readonly forge?: 'key' | 'hash';
  /** Where a different amount appears. */
  readonly wrongAmount?: 'return' | 'payment';
  readonly code?: 'ask' | 'fail';
  /** Result code and message instead of the status's own. */
  readonly result?: readonly [code: string, message: string];
}

const MINUTE = 60_000;

const PAYMENT_PLANS: Record<PaymentScenario, PaymentPlan> = {
  approve: { status: 'Successful' },
  decline: { status: 'Failed' },
  'decline-funds': { status: 'Failed', result: ['00051', 'Insufficient funds'] },
  'decline-expired': { status: 'Failed', result: ['00054', 'Expired card'] },
  cancel: { status: 'Cancelled' },
  '3ds': { status: 'Successful', code: 'ask' },
  '3ds-fail': { status: 'Failed', code: 'fail', result: ['0001A', 'Authentication failed'] },
  'pending-then-success': { status: 'Pending', later: { status: 'Successful', ms: 5_000 } },
  'pending-then-failure': { status: 'Pending', later: { status: 'Failed', ms: 5_000 } },
  'never-returns': { status: 'Successful', browser: 'none' },
  'return-twice': { status: 'Successful', copies: 1 },
  'return-parallel': { status: 'Successful', copies: 2 },
  'return-get': { status: 'Successful', browser: 'get' },
  'success-after-failure': { status: 'Successful', earlier: 'Failed' },
  'tampered-amount': { status: 'Successful', wrongAmount: 'return' },
  underpaid: { status: 'Successful', wrongAmount: 'payment' },
  forged: { status: 'Pending', reported: 'Successful', forge: 'key' },
  'forged-success': { status: 'Pending', reported: 'Successful', forge: 'hash' },
  'late-success': {
    status: 'Pending',
    later: { status: 'Successful', ms: 40 * MINUTE },
    browser: 'none',
  },
};

export const isCardScenario = (name: string): name is CardScenario =>
  CARD_SCENARIOS.some((scenario) => scenario === name);

/** Axis of a scenario; one scenario is active per axis. */
export function axisOf(name: CardScenario): 'payment' | 'enquiry' | 'refund' {
  if (name.startsWith('enquiry-')) return 'enquiry';
  return name.startsWith('refund-') ? 'refund' : 'payment';
}
