import { Injectable } from '@nestjs/common';
import type { Fils } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import { Conflict, Rejected } from '../../../platform/http/problem.js';
import { MailsService } from '../mails/mails.service.js';
import type { CashWay } from '../order-core/cash-way.js';
import type { Order } from '../order-core/order.entity.js';
import { Refund } from '../order-core/refund.entity.js';
import { transitionOrder, writeEvent, type Cause } from '../order-core/transition.js';
import { say } from '../../../platform/i18n/message.js';

/** Cash goes back by hand: staff transfer it or hand it over, and record that here. */
@Injectable()
export class CashRefundsService {
  constructor(private readonly mails: MailsService) {}

  /** Records that cash of a locked order went back; answers the id of the refund. */
  async record(
    manager: EntityManager,
    order: Order,
    fils: Fils,
    way: CashWay,
    cause: Cause,
  ): Promise<number> {
    const { id, codState, totalFils } = order;
    if (codState !== 'collected' && codState !== 'remitted')
      throw new Conflict('not_refundable', say('refund.cashNeverReceived'));
    const before = (await manager.sum(Refund, 'amountFils', { orderId: id })) ?? 0;
    const after = before + fils;
    if (fils <= 0 || after > totalFils)
      throw new Rejected('refund_too_high', say('refund.aboveCash'));
    const refund = await manager.insert(Refund, { orderId: id, way, amountFils: fils });
    const refundId = Number(refund.identifiers[0]?.['id']);
    await writeEvent(manager, 'cod', id, 'refunded', codState, codState, cause);
    const event = after === totalFils ? 'refunded' : 'partly_refunded';
    await transitionOrder(manager, order, event, cause);
    await this.mails.aboutOrder(manager, order, 'order-refunded', {
      part: `cash-${after}`,
      amountFils: fils,
      refundId,
    });
    return refundId;
  }
}
