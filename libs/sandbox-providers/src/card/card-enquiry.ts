import { json, text, type SandboxResponse } from '../http/responses.js';
import type { SandboxRequest } from '../http/routes.js';
import { parseFields, text as read } from '../common/read.js';
import { BadCiphertext, sha256Hex, type CardCipher } from './protocol/card-crypto.js';
import type { CardGateway } from './card-gateway.js';
import { resultFields } from './protocol/card-result.js';
import { refundStatus, statusOf, type CardTransaction } from './state/card-transaction.js';

const HANG_MS = 60_000;
const WRONG_AMOUNT = '1.00';

/** Status enquiry: returns base64 ciphertext of JSON, with HTTP 200 for every known outcome. */
export async function enquire(gateway: CardGateway, request: SandboxRequest) {
  const fields = parseFields(request.body);
  if (!fields) return json({ error: 'The body is not JSON.' }, 400);
  const agId = read(fields.ag_id);
  const encrypted = read(fields.order_no);
  if (read(fields.me_id) !== gateway.id) return failed(gateway.cipher, 'Unknown merchant', '');
  const orderNo = decrypt(gateway.cipher, encrypted);
  if (orderNo === undefined) return failed(gateway.cipher, 'Invalid order number', '');
  // It is unknown whether the checksum covers the plain or the encrypted number.
  const sums = [orderNo, encrypted].map((no) => sha256Hex([agId, gateway.id, no].join('~')));
  if (fields.checksum !== undefined && !sums.includes(read(fields.checksum))) {
    return failed(gateway.cipher, 'Invalid checksum', orderNo);
  }
  return answer(gateway, orderNo, sums[1] ?? '');
}

async function answer(
  gateway: CardGateway,
  orderNo: string,
  responseChecksum: string,
): Promise<SandboxResponse> {
  const scenario = gateway.scenario('enquiry', orderNo);
  if (scenario?.name === 'enquiry-500') return text('Internal Server Error', 500);
  if (scenario?.name === 'enquiry-empty') return text('');
  if (scenario?.name === 'enquiry-garbage') return text('bm90IGEgY2lwaGVydGV4dA==');
  if (scenario?.name === 'enquiry-hang') await gateway.delays.wait(scenario.ms ?? HANG_MS);
  const transaction = gateway.store.ofOrder(orderNo);
  if (!transaction || scenario?.name === 'enquiry-unknown') {
    return failed(gateway.cipher, 'No transaction found', orderNo);
  }
  const wrong = scenario?.name === 'enquiry-wrong-amount';
  const amount = wrong ? (scenario.amount ?? WRONG_AMOUNT) : transaction.takes;
  return text(
    gateway.cipher.encrypt(JSON.stringify(found(gateway, transaction, amount, responseChecksum))),
  );
}

function found(
  gateway: CardGateway,
  transaction: CardTransaction,
  amount: string,
  responseChecksum: string,
) {
  const [udf_1 = '', udf_2 = '', udf_3 = '', udf_4 = '', udf_5 = ''] = transaction.request.udf;
  return {
    txn_response: resultFields(transaction, gateway.id, statusOf(transaction), amount),
    pg_details: { pg_id: '1', pg_name: 'Sandbox bank', paymode: 'CC', emi_months: '' },
    other_details: { udf_1, udf_2, udf_3, udf_4, udf_5 },
    // Assumption: it is unknown whether the real response lists refunds.
    refund_details: transaction.refunds.map((refund) => ({
      refund_ref: refund.refundRef,
      refund_amount: refund.amount,
      status: refundStatus(refund),
    })),
    responseChecksum,
  };
}

const failed = (cipher: CardCipher, error_message: string, orderNumber: string) =>
  text(cipher.encrypt(JSON.stringify({ error_details: { error_message, orderNumber } })));

function decrypt(cipher: CardCipher, value: string): string | undefined {
  try {
    return cipher.decrypt(value);
  } catch (error) {
    if (error instanceof BadCiphertext) return undefined;
    throw error;
  }
}
