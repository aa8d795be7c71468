import { Injectable } from '@nestjs/common';
import type { Fils } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import { Conflict, Rejected } from '../../../platform/http/problem.js';
import { MailsService } from '../mails/mails.service.js';
import type { CashMethod } from '../order-core/refund/cash-method.js';
import type { Order } from '../order-core/order.entity.js';
import { Refund } from '../order-core/refund/refund.entity.js';
import { transitionOrder, writeEvent, type Cause } from '../order-core/transition.js';
import { msg } from '../../../platform/i18n/message.js';

/** Staff refund cash by transfer or by hand, and record it here. */
@Injectable()
export class CashRefundsService {
  constructor(private readonly mails: MailsService) {}

  /** Records a refund of cash of a locked order; returns its id. Of items that were free it is 0, and has no mail. */
  async record(
    manager: EntityManager,
    order: Order,
    fils: Fils,
    way: CashMethod,
    cause: Cause,
  ): Promise<number> {
    const { id, codState, totalFils } = order;
    if (codState !== 'collected' && codState !== 'remitted')
      throw new Conflict('not_refundable', msg('refund.cashNeverReceived'));
    const before = (await manager.sum(Refund, 'amountFils', { orderId: id })) ?? 0;
    const after = before + fils;
    if (fils < 0 || after > totalFils)
      throw new Rejected('refund_too_high', msg('refund.aboveCash'));
    const refund = await manager.insert(Refund, { orderId: id, way, amountFils: fils });
    const refundId = Number(refund.identifiers[0]?.['id']);
    const isWhole = fils > 0 && after === totalFils;
    await writeEvent(manager, 'cod', id, 'refunded', codState, codState, cause);
    await transitionOrder(manager, order, isWhole ? 'refunded' : 'partly_refunded', cause);
    if (fils === 0) return refundId;
    await this.mails.toShopper(manager, order, 'order-refunded', {
      part: `cash-${after}`,
      amountFils: fils,
      refundId,
    });
    return refundId;
  }
}
