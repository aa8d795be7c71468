import { ControlError } from '../../common/control-responses.js';
import { EVERY, type Scenario } from '../../common/scenario-registry.js';
import { decide, enterCode, ONE_TIME_CODE, post, type CardAction } from '../card-decision.js';
import type { CardGateway } from '../card-gateway.js';
import type { CardScenario } from '../card-scenarios.js';
import { type CardStatus } from '../state/card-status.js';
import { statusOf, viewOf, type CardTransactionView } from '../state/card-transaction.js';
import { deliver, type Delivery } from '../deliver.js';
import type { ImportedPayment } from '../state/imported-payment.js';

const MAX_RETURNS = 50;

export interface CardScenarioOrder extends Scenario<CardScenario> {
  /** The provider's order number; all orders when omitted or `*`. */
  readonly orderNo?: string;
}

/** Controls a running card sandbox; also available over HTTP under `/__control`. */
export class CardControl {
  constructor(private readonly gateway: CardGateway) {}

  scenario({ orderNo = EVERY, ...scenario }: CardScenarioOrder) {
    this.gateway.scenarios.set(orderNo, scenario);
  }

  /** Deletes transactions and scenarios. */
  reset() {
    this.gateway.reset();
  }

  /** When a scenario was last applied, ms since the epoch. */
  misbehavedAt(): number | null {
    return this.gateway.scenarios.lastAppliedAt;
  }

  /** Adds finished payments of earlier runs; returns how many were new. */
  importPayments(payments: readonly ImportedPayment[]): number {
    return payments.filter((payment) => this.gateway.store.importPayment(payment)).length;
  }

  transactions(): CardTransactionView[] {
    return this.gateway.store.all().map(viewOf);
  }

  transaction(orderNo: string): CardTransactionView {
    return viewOf(this.find(orderNo));
  }

  /** Decides without a browser and posts the return to the shop. */
  async decide(order: {
    readonly orderNo: string;
    readonly action?: CardAction;
    /** Number of a test card. */
    readonly card?: string;
  }): Promise<{ transaction: CardTransactionView; deliveries: Delivery[] }> {
    const transaction = this.find(order.orderNo);
    if (transaction.stage === 'done') throw new ControlError('This payment is finished.');
    const action = order.action ?? 'approve';
    let next = await decide(this.gateway, transaction, action, order.card);
    if (next.kind === 'code') next = await enterCode(this.gateway, transaction, ONE_TIME_CODE);
    const deliveries = next.kind === 'code' ? [] : [...next.posted];
    if (next.kind === 'return') deliveries.push(await deliver(next));
    return { transaction: viewOf(transaction), deliveries };
  }

  /** Sets a payment's status at the gateway, without a return. */
  settle(orderNo: string, status: CardStatus): CardTransactionView {
    const transaction = this.find(orderNo);
    transaction.stage = 'done';
    transaction.status = status;
    transaction.later = undefined;
    return viewOf(transaction);
  }

  /** Sends the return again, `times` copies, one by one or at the same time. */
  async sendReturn(order: {
    readonly orderNo: string;
    readonly times?: number;
    readonly parallel?: boolean;
    /** Status in the return; by default the true status. */
    readonly status?: CardStatus;
  }): Promise<Delivery[]> {
    const transaction = this.find(order.orderNo);
    const reported = { status: order.status ?? statusOf(transaction), amount: transaction.takes };
    const times = Math.min(order.times ?? 1, MAX_RETURNS);
    const send = () => post(this.gateway, transaction, reported);
    if (order.parallel) return Promise.all(Array.from({ length: times }, send));
    const deliveries: Delivery[] = [];
    while (deliveries.length < times) deliveries.push(await send());
    return deliveries;
  }

  private find(orderNo: string) {
    const transaction = this.gateway.store.ofOrder(orderNo);
    if (!transaction) throw new ControlError(`No transaction for order ${orderNo || '(empty)'}.`);
    return transaction;
  }
}
