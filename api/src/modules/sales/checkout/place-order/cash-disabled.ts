import { Rejected } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';

/** 422: the shop takes no cash on delivery. */
export class CashDisabled extends Rejected {
  constructor() {
    super('cod_disabled', msg('checkout.cashDisabled'));
  }
}
