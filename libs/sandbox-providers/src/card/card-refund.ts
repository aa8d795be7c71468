import { randomInt } from 'node:crypto';
import { json, text, type SandboxResponse } from '../http/responses.js';
import type { SandboxRequest } from '../http/routes.js';
import { parseFields, text as read } from '../common/read.js';
import type { Scenario } from '../common/scenario-registry.js';
import { BadCiphertext } from './protocol/card-crypto.js';
import type { CardGateway } from './card-gateway.js';
import { gulfTime } from './protocol/card-result.js';
import type { CardScenario } from './card-scenarios.js';
import {
  filsOf,
  paidAmountOf,
  refundStatus,
  type CardRefund,
  type CardTransaction,
} from './state/card-transaction.js';

const HANG_MS = 60_000;
const PENDING_MS = 5_000;
const AMOUNT = /^\d{1,9}\.\d{2}$/;

/** Refunds a payment fully or partly; responds with plain JSON and HTTP 200. */
export async function refund(
  gateway: CardGateway,
  request: SandboxRequest,
): Promise<SandboxResponse> {
  const fields = parseFields(request.body);
  if (!fields) return json({ error: 'The body is not JSON.' }, 400);
  if (read(fields.me_id) !== gateway.id) return refused('00010', 'Unknown merchant');
  const plain = decryptAll(gateway, [fields.ag_ref, fields.refund_amount, fields.refund_reason]);
  if (!plain) return refused('00011', 'A field cannot be decrypted');
  const [agRef = '', amount = '', reason = ''] = plain;
  const transaction = gateway.store.ofAgRef(agRef);
  if (!transaction) return refused('00012', 'No transaction found');
  if (!AMOUNT.test(amount) || filsOf(amount) <= 0) return refused('00013', 'Invalid amount');
  return settle(gateway, transaction, amount, reason);
}

async function settle(
  gateway: CardGateway,
  transaction: CardTransaction,
  amount: string,
  reason: string,
): Promise<SandboxResponse> {
  const scenario = gateway.scenario('refund', transaction.request.orderNo);
  if (scenario?.name === 'refund-500') return text('Internal Server Error', 500);
  if (scenario?.name === 'refund-hang') await gateway.delays.wait(scenario.ms ?? HANG_MS);
  if (scenario?.name === 'refund-refused') return refused('00057', 'Refund refused by the bank');
  const refunded = transaction.refunds.reduce((sum, one) => sum + filsOf(one.amount), 0);
  if (refunded + filsOf(amount) > filsOf(paidAmountOf(transaction))) {
    return refused('00061', 'The refund is above the captured amount');
  }
  const entry = record(transaction, amount, reason, scenario);
  // The refund is made, but the response is lost.
  if (scenario?.name === 'refund-lost') return 'reset';
  return json({
    ag_ref: transaction.agRef,
    txn_date: gulfTime(Date.now()),
    refund_amount: amount,
    currency: transaction.request.currency,
    refund_ref: entry.refundRef,
    status: refundStatus(entry),
    res_code: entry.status === 'Pending' ? '00026' : '00000',
    res_message: entry.status === 'Pending' ? 'Refund is pending' : 'Refund is successful',
    error_details: null,
  });
}

function record(
  transaction: CardTransaction,
  amount: string,
  reason: string,
  scenario?: Scenario<CardScenario>,
): CardRefund {
  const pending = scenario?.name === 'refund-pending';
  const entry: CardRefund = {
    refundRef: String(randomInt(1e11, 1e12)),
    amount,
    reason,
    status: pending ? 'Pending' : 'Successful',
    doneAt: Date.now() + (pending ? (scenario.ms ?? PENDING_MS) : 0),
  };
  transaction.refunds.push(entry);
  return entry;
}

const refused = (res_code: string, res_message: string) =>
  json({
    status: 'Failed',
    res_code,
    res_message,
    error_details: { error_code: res_code, error_message: res_message },
  });

function decryptAll(gateway: CardGateway, values: unknown[]): string[] | undefined {
  try {
    return values.map((value) => gateway.cipher.decrypt(read(value)));
  } catch (error) {
    if (error instanceof BadCiphertext) return undefined;
    throw error;
  }
}
