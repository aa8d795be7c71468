import { Injectable } from '@nestjs/common';
import { toAedText, type Fils } from '@shop/shop-rules';
import { Env } from '../../config/env.js';
import { Timeouts } from '../../config/timeouts.js';
import { Breakers, ProviderPaused, type Breaker } from '../breakers.js';
import { postJson, SendDeadlineExceeded, type PostOptions } from '../post-json.js';
import { isRecord, recordsOf, textOf } from '../read.js';
import { amountOf, outcomeOf, type CardOutcome, type CardResult } from './card-result.js';
import { SafexpayCipher, isSame, sha256Hex } from './safexpay-cipher.js';
import {
  AGGREGATOR,
  COUNTRY,
  CURRENCY,
  GROUP_NAMES,
  requestGroups,
  type CardPaymentOrder,
} from './safexpay-groups.js';
import { MessageError } from '../../i18n/message-error.js';
import { say, type Message } from '../../i18n/message.js';

/** A form that takes the shopper's browser to the card page. */
export interface CardForm {
  action: string;
  fields: Record<string, string>;
}

/** The provider was not reached or spoke nonsense: nothing is known. */
export class CardGatewayDown extends MessageError {}
/** It does not take our request as it is. */
class CardGatewayRefusal extends CardGatewayDown {}

type RefundAnswer =
  { outcome: 'refunded' } | { outcome: 'pending' } | { outcome: 'refused'; reason: Message };

/** The card gateway: hosted page, status enquiry and refund. */
@Injectable()
export class CardPaymentGateway {
  private readonly cipher: SafexpayCipher;
  private readonly aggregator: string;
  private readonly breaker: Breaker;

  constructor(
    private readonly env: Env,
    private readonly timeouts: Timeouts,
    breakers: Breakers,
  ) {
    this.breaker = breakers.add('card', (error) => error instanceof CardGatewayRefusal);
    this.cipher = new SafexpayCipher(env.CARD_MERCHANT_KEY);
    this.aggregator = AGGREGATOR[env.CARD_PROTOCOL];
  }

  /** The form for the shopper's browser; the account decides which of two shapes it takes. */
  form(order: CardPaymentOrder): CardForm {
    const id = this.env.CARD_MERCHANT_ID;
    const groups = requestGroups(order, id, this.aggregator);
    if (this.env.CARD_PROTOCOL === 'v1')
      return {
        action: this.url('/agcore/payment'),
        fields: {
          me_id: id,
          ...Object.fromEntries(
            GROUP_NAMES.filter((name) => name !== 'upi_details').map((name) => [
              name,
              this.cipher.encrypt(groups[name]),
            ]),
          ),
        },
      };
    const amount = toAedText(order.amountFils);
    return {
      action: this.url('/agcore/paymentProcessing'),
      fields: {
        me_id: id,
        merchant_request: this.cipher.encrypt(GROUP_NAMES.map((name) => groups[name]).join('~')),
        hash: this.cipher.hash([id, order.orderNo, amount, COUNTRY, CURRENCY]),
      },
    };
  }

  /** What a return says; undefined when it was not made with our key or its hash is wrong. */
  readReturn(fields: Record<string, unknown>): CardResult | undefined {
    const plain = this.cipher.decrypt(textOf(fields['txn_response']));
    if (plain === undefined) return undefined;
    const response = decodeUri(plain);
    if (!response.includes('~'))
      return this.env.CARD_PROTOCOL === 'v1' ? resultOf(response) : undefined;
    const [before = '', hash = '', after = ''] = response.split('~');
    const result = resultOf(before + after);
    const expected = this.cipher.hash([
      result.statusText,
      result.merchantId,
      result.orderNo,
      result.amountText,
      result.country,
      result.currency,
      result.agRef,
    ]);
    return isSame(expected, hash) ? result : undefined;
  }

  /** Whether a result is about this merchant's money in the shop's currency. */
  isOurs(result: CardResult): boolean {
    return (
      result.merchantId === this.env.CARD_MERCHANT_ID &&
      result.country === COUNTRY &&
      result.currency === CURRENCY
    );
  }

  /** The provider's own word on an attempt; undefined when it knows no such attempt. */
  async enquire(
    orderNo: string,
    timeoutMs = this.timeouts.cardTimeout,
  ): Promise<CardResult | undefined> {
    const id = this.env.CARD_MERCHANT_ID;
    const asked = {
      ag_id: this.aggregator,
      me_id: id,
      ag_ref: '',
      order_no: this.cipher.encrypt(orderNo),
      checksum: sha256Hex([this.aggregator, id, orderNo].join('~')),
    };
    const answer = await this.ask(this.env.CARD_ENQUIRY_PATH, { timeoutMs }, asked, (text) =>
      this.cipher.decrypt(text),
    );
    if (isRecord(answer['error_details'])) return undefined;
    const told = answer['txn_response'];
    if (!isRecord(told)) throw new CardGatewayDown(say('cardGateway.noStatus'));
    return { ...resultOfFields(told), ...refundsOf(answer['refund_details']) };
  }

  /** Gives money back, or nothing after `sendBefore` (ms since the epoch); refusals are final, everything unclear throws. */
  async refund(
    agRef: string,
    amountFils: Fils,
    reason: string,
    sendBefore: number,
  ): Promise<RefundAnswer> {
    const options = { timeoutMs: this.timeouts.cardTimeout, sendBefore };
    const answer = await this.ask(this.env.CARD_REFUND_PATH, options, {
      ag_id: this.aggregator,
      me_id: this.env.CARD_MERCHANT_ID,
      ag_ref: this.cipher.encrypt(agRef),
      refund_amount: this.cipher.encrypt(toAedText(amountFils)),
      refund_reason: this.cipher.encrypt(reason),
    });
    const outcome = outcomeOf(textOf(answer['status']));
    if (textOf(answer['res_code']) === '00000' || outcome === 'successful')
      return { outcome: 'refunded' };
    if (outcome === 'pending') return { outcome: 'pending' };
    if (outcome === 'failed') return { outcome: 'refused', reason: reasonOf(answer) };
    throw new CardGatewayDown(say('cardGateway.noRefundResult'));
  }

  /** Every call to the gateway; `read` opens the text of its answer. */
  private async ask(
    path: string,
    options: PostOptions,
    body: object,
    read: (text: string) => string | undefined = (text) => text,
  ): Promise<Record<string, unknown>> {
    try {
      return await this.breaker.call(async () => parse(read(await this.post(path, options, body))));
    } catch (error) {
      if (!(error instanceof ProviderPaused)) throw error;
      throw new CardGatewayDown(say('cardGateway.paused'), { cause: error });
    }
  }

  private async post(path: string, options: PostOptions, body: object): Promise<string> {
    const answer = await postJson(this.url(path), body, options).catch((error: unknown) => {
      if (error instanceof SendDeadlineExceeded) throw error;
      throw new CardGatewayDown(say('cardGateway.noAnswer'), { cause: error });
    });
    const { status, text } = answer;
    if (status >= 200 && status < 300) return text;
    const problem = say('cardGateway.answered', { status });
    throw REFUSALS.has(status) ? new CardGatewayRefusal(problem) : new CardGatewayDown(problem);
  }

  private url(path: string): string {
    return `${this.env.CARD_BASE_URL.replace(/\/$/, '')}${path}`;
  }
}

/** Statuses that speak of our request, not of the gateway's state. */
const REFUSALS = new Set([400, 404, 409, 422]);

const decodeUri = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const parse = (text: string | undefined): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (isRecord(value)) return value;
  } catch {
    // The same as any other answer that is no object.
  }
  throw new CardGatewayDown(say('cardGateway.unreadable'));
};

const RESULT_FIELDS = [
  'ag_id',
  'me_id',
  'order_no',
  'amount',
  'country',
  'currency',
  'txn_date',
  'txn_time',
  'ag_ref',
  'pg_ref',
  'status',
  'res_code',
  'res_message',
];

const resultOf = (piped: string): CardResult => {
  const values = piped.split('|');
  return resultOfFields(Object.fromEntries(RESULT_FIELDS.map((name, at) => [name, values[at]])));
};

const resultOfFields = (fields: Record<string, unknown>): CardResult => {
  const read = (name: string): string => textOf(fields[name]).trim();
  return {
    merchantId: read('me_id'),
    orderNo: read('order_no'),
    amountText: read('amount'),
    amountFils: amountOf(read('amount')),
    country: read('country'),
    currency: read('currency'),
    agRef: read('ag_ref'),
    pgRef: read('pg_ref'),
    statusText: read('status'),
    outcome: outcomeOf(read('status')),
    code: read('res_code'),
  };
};

/** Sums of the refunds an enquiry lists; not every account is told of them. */
const refundsOf = (refunds: unknown): Pick<CardResult, 'refunds'> => {
  if (!Array.isArray(refunds)) return {};
  const all = recordsOf(refunds).map((one) => ({
    fils: amountOf(textOf(one['refund_amount'])) ?? 0,
    outcome: outcomeOf(textOf(one['status'])),
  }));
  const sum = (wanted: CardOutcome): Fils =>
    all.filter(({ outcome }) => outcome === wanted).reduce((total, { fils }) => total + fils, 0);
  return { refunds: { doneFils: sum('successful'), pendingFils: sum('pending') } };
};

const REASONS: Record<string, 'noTransaction' | 'bankRefused' | 'aboveCaptured'> = {
  '00012': 'noTransaction',
  '00057': 'bankRefused',
  '00061': 'aboveCaptured',
};

/** Why a refund was refused: the gateway's own words, in Arabic those of its code where that is known. */
const reasonOf = (answer: Record<string, unknown>): Message => {
  const text = textOf(answer['res_message']) || 'Refused.';
  const reason = REASONS[textOf(answer['res_code'])];
  return reason ? say(`cardGateway.${reason}`, { text }) : say('server.text', { text });
};
