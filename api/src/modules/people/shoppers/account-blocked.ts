import { Forbidden } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';

/** 403: staff have blocked the account of this shopper. */
export class AccountBlocked extends Forbidden {
  constructor() {
    super(msg('account.blocked'), 'account_blocked');
  }
}
