import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Env } from '../../../../platform/config/env.js';
import { Conflict } from '../../../../platform/http/problem.js';
import { clientAddress } from '../../../../platform/rate-limit/client-address.js';
import { sentTogether } from '../../../../platform/database/sent-together.js';
import { SigningKeys } from '../../../../platform/auth/sessions/signing-keys.js';
import {
  OrderCapsQueries,
  type CappedOrder,
  type CapScope,
  type Waiting,
} from './order-caps.queries.js';
import { msg, type Message } from '../../../../platform/i18n/message.js';

/** From this `LIMIT_FACTOR` on, orders are not counted: load tests place thousands from one address. */
const UNCAPPED_FACTOR = 1000;

/** Limits of unpaid and unconfirmed orders, so that the whole stock cannot be reserved without a payment. */
@Injectable()
export class OrderCapsService {
  constructor(
    private readonly queries: OrderCapsQueries,
    private readonly keys: SigningKeys,
    private readonly env: Env,
  ) {}

  /**
   * Counts a new order at the end of its transaction, so that the lock is short. Rejects it with 409
   * `too_many_unpaid_orders`, `too_many_cash_orders` or `too_many_unpaid_pieces`, if its account, its phone
   * number, its address or its network exceeds a limit.
   */
  async admit(manager: EntityManager, order: CappedOrder, ip: string): Promise<void> {
    if (this.env.LIMIT_FACTOR >= UNCAPPED_FACTOR) return;
    const network = this.keys.sign(`order-network:${clientAddress(ip)}`);
    const [, counts] = await sentTogether([
      this.queries.enter(manager, order, network),
      this.queries.count(manager, order, network),
    ]);
    for (const scope of SCOPES) {
      const waiting = counts.find((each) => each.scope === scope);
      if (waiting) this.refuseAbove(waiting);
    }
  }

  private refuseAbove({ scope, unpaid, unconfirmed, items }: Waiting): void {
    const { env } = this;
    const factor = env.LIMIT_FACTOR * (scope === 'network' ? env.NETWORK_CAP_FACTOR : 1);
    if (unpaid > env.UNPAID_ORDERS_MAX * factor)
      throw new Conflict('too_many_unpaid_orders', TOO_MANY_UNPAID[scope]);
    if (unconfirmed > env.CASH_ORDERS_MAX * factor)
      throw new Conflict('too_many_cash_orders', TOO_MUCH_CASH[scope]);
    const most = env.UNPAID_PIECES_MAX * factor;
    if (items > most)
      throw new Conflict(
        'too_many_unpaid_pieces',
        scope === 'network' ? TOO_MANY_UNPAID.network : msg('checkout.heldPieces', { most }),
      );
  }
}

/** An order beyond several limits is refused for the first of these. */
const SCOPES: readonly CapScope[] = ['account', 'phone', 'address', 'network'];

const TOO_MANY_UNPAID: Record<CapScope, Message> = {
  account: msg('checkout.unpaidByAccount'),
  phone: msg('checkout.unpaidByPhone'),
  address: msg('checkout.unpaidByAddress'),
  network: msg('checkout.unpaidByNetwork'),
};

const TOO_MUCH_CASH: Record<CapScope, Message> = {
  account: msg('checkout.cashByAccount'),
  phone: msg('checkout.cashByPhone'),
  address: msg('checkout.cashByAddress'),
  network: msg('checkout.cashByNetwork'),
};
