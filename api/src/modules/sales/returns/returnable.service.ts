import { Injectable } from '@nestjs/common';
import { returnEnd } from '@shop/shop-rules';
import { In, type EntityManager } from 'typeorm';
import { sentTogether } from '../../../platform/database/sent-together.js';
import { Conflict } from '../../../platform/http/problem.js';
import { msg, type Message } from '../../../platform/i18n/message.js';
import { SettingsService } from '../../content/settings/settings.service.js';
import { OrderEvent } from '../order-core/order-event.entity.js';
import { OrderLine } from '../order-core/order-line.entity.js';
import type { Order } from '../order-core/order.entity.js';
import { RefundLine } from '../order-core/refund/refund-line.entity.js';
import { refundedQuantity } from '../order-core/refund/refunded-quantity.js';
import { ReturnLine } from '../order-core/return/return-line.entity.js';
import type { ReturnState } from '../order-core/return/return-machine.js';
import { Return } from '../order-core/return/return.entity.js';
import type { ReturnProblem } from './return.dto.js';

/** Most returns of an order, so that the number of mails is limited. */
const MOST_RETURNS = 10;
const RETURNABLE = ['delivered', 'partially_refunded', 'refunded'];
/** Open, and not yet part of a refund. */
const PENDING: ReturnState[] = ['requested', 'approved', 'received'];

const PROBLEMS: Record<ReturnProblem, Message> = {
  not_delivered: msg('return.notDelivered'),
  too_late: msg('return.tooLate'),
  nothing_left: msg('return.nothingLeft'),
  too_many: msg('return.tooMany'),
};

export interface Returnable {
  problem: ReturnProblem | null;
  /** End of the return period; null before the delivery. */
  until: Date | null;
  /** All lines of a delivered order, and how many of each can be returned. */
  lines: { line: OrderLine; left: number }[];
}

/** Decides what of an order can be returned. */
@Injectable()
export class ReturnableService {
  constructor(private readonly settings: SettingsService) {}

  /** What can be returned now; final only if the order is locked. */
  async of(manager: EntityManager, order: Order): Promise<Returnable> {
    const { id: orderId } = order;
    const [delivered, bought, refunded, returns, { returnDays }] = await sentTogether([
      manager.findOne(OrderEvent, {
        where: { orderId, subject: 'order', event: 'delivered' },
        order: { id: 'DESC' },
      }),
      manager.find(OrderLine, { where: { orderId }, order: { id: 'ASC' } }),
      manager.findBy(RefundLine, { orderId }),
      manager.findBy(Return, { orderId }),
      this.settings.current(),
    ]);
    if (!delivered || !RETURNABLE.includes(order.state))
      return { problem: 'not_delivered', until: null, lines: [] };
    const pending = await this.pendingOf(manager, returns);
    const isRefunded = order.state === 'refunded';
    const lines = bought.map((line) => {
      const gone = refundedQuantity(refunded, line.id) + (pending.get(line.id) ?? 0);
      return { line, left: isRefunded ? 0 : Math.max(0, line.quantity - gone) };
    });
    const until = returnEnd(delivered.createdAt, returnDays);
    const problem =
      until.getTime() <= Date.now()
        ? 'too_late'
        : lines.every(({ left }) => left === 0)
          ? 'nothing_left'
          : returns.length >= MOST_RETURNS
            ? 'too_many'
            : null;
    return { problem, until, lines };
  }

  /** The same; rejects if nothing can be returned. */
  async required(manager: EntityManager, order: Order): Promise<Returnable> {
    const returnable = await this.of(manager, order);
    const { problem } = returnable;
    if (problem) throw new Conflict(`return_${problem}`, PROBLEMS[problem]);
    return returnable;
  }

  /** Quantities by line in returns that are not part of a refund yet. */
  private async pendingOf(
    manager: EntityManager,
    returns: readonly Return[],
  ): Promise<ReadonlyMap<number, number>> {
    const ids = returns.filter(({ state }) => PENDING.includes(state)).map(({ id }) => id);
    const sums = new Map<number, number>();
    if (ids.length === 0) return sums;
    for (const { orderLineId, quantity, received } of await manager.findBy(ReturnLine, {
      returnId: In(ids),
    }))
      sums.set(orderLineId, (sums.get(orderLineId) ?? 0) + (received ?? quantity));
    return sums;
  }
}
