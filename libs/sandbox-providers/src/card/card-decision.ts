import { CardRefusal } from './card-refusal.js';
import {
  returnFields,
  returnUrl,
  type ReturnFields,
  type Reported,
} from './protocol/card-return.js';
import { planOf, type CardScenario, type PaymentPlan } from './card-scenarios.js';
import type { CardGateway } from './card-gateway.js';
import type { CardStatus } from './state/card-status.js';
import type { CardTransaction } from './state/card-transaction.js';
import { deliver, type Delivery } from './deliver.js';
import { cardOf, TEST_CARDS } from './control/test-cards.js';

export type CardAction = 'approve' | 'decline' | 'cancel';
export const ONE_TIME_CODE = '1234';
const MAX_WRONG_CODES = 3;
const WRONG_AMOUNT = '1.00';

/** Next page for the shopper's browser. */
export type NextStep =
  | { readonly kind: 'code'; readonly wrong: boolean }
  | { readonly kind: 'finished'; readonly posted: readonly Delivery[] }
  | {
      readonly kind: 'return';
      readonly method: 'post' | 'get';
      readonly url: string;
      readonly fields: ReturnFields;
      readonly posted: readonly Delivery[];
    };

/** Handles a button of the payment page. */
export async function decide(
  gateway: CardGateway,
  transaction: CardTransaction,
  action: CardAction,
  cardNumber = '',
): Promise<NextStep> {
  refuseFinished(transaction);
  const { orderNo } = transaction.request;
  const scenario =
    action === 'approve'
      ? gateway.scenario('payment', orderNo, chosen(cardNumber))
      : { name: action };
  transaction.scenario = scenario ?? { name: 'approve' };
  if (planOf(transaction.scenario.name).code) {
    transaction.stage = 'code';
    return { kind: 'code', wrong: false };
  }
  return finish(gateway, transaction);
}

/** Handles the bank's one-time code. */
export async function enterCode(
  gateway: CardGateway,
  transaction: CardTransaction,
  code: string,
): Promise<NextStep> {
  refuseFinished(transaction);
  if (transaction.stage !== 'code') throw new CardRefusal('bad_value', 'No code is required.');
  if (code.trim() === ONE_TIME_CODE) return finish(gateway, transaction);
  transaction.wrongCodes += 1;
  if (transaction.wrongCodes < MAX_WRONG_CODES) return { kind: 'code', wrong: true };
  transaction.scenario = { name: 'decline' };
  return finish(gateway, transaction);
}

/** The default test card has no scenario, so one set by a control call applies. */
function chosen(cardNumber: string): CardScenario | undefined {
  const card = cardOf(cardNumber.replaceAll(' ', ''));
  return card === TEST_CARDS[0] ? undefined : card?.scenario;
}

function refuseFinished({ stage }: CardTransaction) {
  if (stage === 'done') throw new CardRefusal('already_finished', 'This payment is finished.');
}

async function finish(gateway: CardGateway, transaction: CardTransaction): Promise<NextStep> {
  const scenario = transaction.scenario ?? { name: 'approve' as const };
  const plan = planOf(scenario.name);
  transaction.stage = 'done';
  const wrongAmount = scenario.amount ?? WRONG_AMOUNT;
  if (plan.wrongAmount === 'payment') transaction.takes = wrongAmount;
  const posted: Delivery[] = [];
  if (plan.earlier) {
    transaction.status = plan.earlier;
    posted.push(await post(gateway, transaction, reported(transaction, { status: plan.earlier })));
  }
  settle(transaction, plan, scenario.ms);
  const amount = plan.wrongAmount === 'return' ? wrongAmount : transaction.takes;
  const final = { status: plan.reported ?? plan.status, amount, forge: plan.forge };
  const copies = Array.from({ length: plan.copies ?? 0 }, () => post(gateway, transaction, final));
  posted.push(...(await Promise.all(copies)));
  if (plan.browser === 'none') return { kind: 'finished', posted };
  transaction.returnsSent += 1;
  return {
    kind: 'return',
    method: plan.browser ?? 'post',
    url: returnUrl(transaction, final.status),
    fields: returnFields(transaction, gateway, final),
    posted,
  };
}

function settle(transaction: CardTransaction, plan: PaymentPlan, ms?: number) {
  transaction.status = plan.status;
  transaction.later = plan.later && {
    status: plan.later.status,
    at: Date.now() + (ms ?? plan.later.ms),
  };
}

const reported = (transaction: CardTransaction, { status }: { status: CardStatus }): Reported => ({
  status,
  amount: transaction.takes,
});

/** Posts a return from the sandbox, as a browser would. */
export function post(
  gateway: CardGateway,
  transaction: CardTransaction,
  what: Reported,
): Promise<Delivery> {
  transaction.returnsSent += 1;
  const fields = returnFields(transaction, gateway, what);
  return deliver({ method: 'post', url: returnUrl(transaction, what.status), fields });
}
