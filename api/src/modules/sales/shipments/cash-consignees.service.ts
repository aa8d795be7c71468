import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Env } from '../../../platform/config/env.js';
import { InvalidInput } from '../../../platform/http/problem.js';
import { msg, type PlainId } from '../../../platform/i18n/message.js';
import type { Order } from '../order-core/order.entity.js';
import { CashConsigneesQueries } from './cash-consignees.queries.js';
import { CONSIGNEE, consigneeOfOrder, isSamePlace, type Consignee } from './consignee.js';

/** Applies the rules for cash orders to delivery details that differ from the order. */
@Injectable()
export class CashConsignees {
  constructor(
    private readonly queries: CashConsigneesQueries,
    private readonly env: Env,
  ) {}

  /** Refuses a phone number or a place for which a new cash order would wait, unless staff have confirmed the order. */
  async admit(manager: EntityManager, order: Order, to: Consignee): Promise<void> {
    if (order.paymentMethod !== 'cod' || order.totalFils === 0) return;
    const other = {
      phone: to.phone === order.phone ? null : to.phone,
      place: isSamePlace(to, consigneeOfOrder(order)) ? null : placeOf(to),
    };
    if (!other.phone && !other.place) return;
    const doubtful = await this.queries.doubtful(manager, order.id, other, this.env.CASH_RULES);
    if (doubtful?.phone) refuse('shipment.phoneNeedsCall', 'Contact/PhoneNumber1');
    if (doubtful?.place) refuse('shipment.placeNeedsCall', 'PartyAddress/Line1');
  }
}

const refuse = (text: PlainId, field: string): never => {
  const detail = msg(text);
  throw new InvalidInput(detail, [{ pointer: `${CONSIGNEE}/${field}`, detail }]);
};

/** The parts of an address whose lines are written as in `consigneeOfOrder`. */
const placeOf = ({ city, line1, line2: area }: Consignee) => {
  const comma = line1.lastIndexOf(',');
  const [building, flat] =
    comma < 0 ? [line1, ''] : [line1.slice(0, comma), line1.slice(comma + 1)];
  return { city, area, building, flat };
};
