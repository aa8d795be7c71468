import { paidFor } from '@shop/shop-rules';
import type { OrderLine } from '../order-core/order-line.entity.js';
import { chargedDelivery, type Order } from '../order-core/order.entity.js';
import type { RefundLine } from '../order-core/refund/refund-line.entity.js';
import type { Refund } from '../order-core/refund/refund.entity.js';
import type { CreditedPart } from './credit-note.js';

/** What a refund is for: its own lines, or all lines of an order that is refunded as a whole. */
export const creditedParts = (
  { amountFils }: Refund,
  stored: RefundLine[],
  order: Order,
  lines: OrderLine[],
): CreditedPart[] => {
  const isWhole =
    amountFils === order.totalFils && stored.every(({ kind }) => kind === 'adjustment');
  if (!isWhole) return stored;
  return wholeOrder(order, lines);
};

/** All lines of an order and its fee. */
export const wholeOrder = (
  order: Pick<Order, 'deliveryFeeFils' | 'deliveryDiscountFils'>,
  lines: OrderLine[],
): CreditedPart[] => {
  const goods = lines.map((line) => ({
    kind: 'goods' as const,
    orderLineId: line.id,
    quantity: line.quantity,
    amountFils: paidFor(line, line.quantity),
  }));
  return [
    ...goods,
    { kind: 'delivery', orderLineId: null, quantity: 0, amountFils: chargedDelivery(order) },
  ];
};
