import { Injectable } from '@nestjs/common';
import { toAedText, type Fils } from '@shop/shop-rules';
import { Env } from '../../config/env.js';
import { Timeouts } from '../../config/timeouts.js';
import { msg } from '../../i18n/message.js';
import { Breakers } from '../breakers.js';
import { isRecord, textOf } from '../read.js';
import { CardClient, CardGatewayDown } from './card-client.js';
import { formRequest } from './card-form.js';
import { refundResultOf, type RefundResult } from './card-refund.js';
import { refundsOf, resultOf, resultOfFields, type CardResult } from './card-result.js';
import { isSameSecret } from '../../config/is-same-secret.js';
import { SafexpayCipher, sha256Hex } from './safexpay-cipher.js';
import { AGGREGATOR, COUNTRY, CURRENCY, type CardPaymentOrder } from './safexpay-groups.js';

/** A form that takes the shopper's browser to the card page. */
export interface CardForm {
  action: string;
  fields: Record<string, string>;
}

/** The card gateway: hosted page, status enquiry and refund. */
@Injectable()
export class CardPaymentGateway {
  private readonly cipher: SafexpayCipher;
  private readonly client: CardClient;

  constructor(
    private readonly env: Env,
    private readonly timeouts: Timeouts,
    breakers: Breakers,
  ) {
    this.cipher = new SafexpayCipher(env.CARD_MERCHANT_KEY);
    this.client = new CardClient((path) => this.url(path), breakers);
  }

  /** The form for the shopper's browser. */
  form(order: CardPaymentOrder): CardForm {
    const { path, fields } = formRequest(order, this.env, this.cipher);
    return { action: this.url(path), fields };
  }

  /** The result in a return; undefined when it is not encrypted with our key or its hash is wrong. */
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
    return isSameSecret(expected, hash) ? result : undefined;
  }

  /** Whether a result is for this merchant and in the shop's currency. */
  isOurs(result: CardResult): boolean {
    return (
      result.merchantId === this.env.CARD_MERCHANT_ID &&
      result.country === COUNTRY &&
      result.currency === CURRENCY
    );
  }

  /** The provider's result of an attempt; undefined if it has none. */
  async enquire(
    orderNo: string,
    timeoutMs = this.timeouts.cardTimeout,
  ): Promise<CardResult | undefined> {
    const merchantId = this.env.CARD_MERCHANT_ID;
    const aggregator = AGGREGATOR[this.env.CARD_PROTOCOL];
    const body = {
      ag_id: aggregator,
      me_id: merchantId,
      ag_ref: '',
      order_no: this.cipher.encrypt(orderNo),
      checksum: sha256Hex([aggregator, merchantId, orderNo].join('~')),
    };
    const response = await this.client.call(
      this.env.CARD_ENQUIRY_PATH,
      { timeoutMs },
      body,
      (text) => this.cipher.decrypt(text),
    );
    if (isRecord(response['error_details'])) return undefined;
    const fields = response['txn_response'];
    if (!isRecord(fields)) throw new CardGatewayDown(msg('cardGateway.noStatus'));
    return { ...resultOfFields(fields), ...refundsOf(response['refund_details']) };
  }

  /** Refunds, but sends nothing after `sendBefore` (ms since the epoch). Refusals are final; unclear results throw. */
  async refund(
    agRef: string,
    amountFils: Fils,
    reason: string,
    sendBefore: number,
  ): Promise<RefundResult> {
    const options = { timeoutMs: this.timeouts.cardTimeout, sendBefore };
    return refundResultOf(
      await this.client.call(this.env.CARD_REFUND_PATH, options, {
        ag_id: AGGREGATOR[this.env.CARD_PROTOCOL],
        me_id: this.env.CARD_MERCHANT_ID,
        ag_ref: this.cipher.encrypt(agRef),
        refund_amount: this.cipher.encrypt(toAedText(amountFils)),
        refund_reason: this.cipher.encrypt(reason),
      }),
    );
  }

  private url(path: string): string {
    return `${this.env.CARD_BASE_URL.replace(/\/$/, '')}${path}`;
  }
}

const decodeUri = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
