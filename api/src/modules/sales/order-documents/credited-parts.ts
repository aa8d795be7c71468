import type { OrderLine } from '../order-core/order-line.entity.js';
import type { Order } from '../order-core/order.entity.js';
import type { RefundLine } from '../order-core/refund/refund-line.entity.js';
import type { Refund } from '../order-core/refund/refund.entity.js';
import type { CreditedPart } from './credit-note.js';

/** What a refund is for: its own lines, or all lines of an order that is refunded as a whole. */
export const creditedParts = (
  { amountFils }: Refund,
  stored: RefundLine[],
  { totalFils, deliveryFeeFils }: Order,
  lines: OrderLine[],
): CreditedPart[] => {
  const isWhole = amountFils === totalFils && stored.every(({ kind }) => kind === 'adjustment');
  if (!isWhole) return stored;
  return wholeOrder({ deliveryFeeFils }, lines);
};

/** All lines of an order and its fee. */
export const wholeOrder = (
  { deliveryFeeFils }: Pick<Order, 'deliveryFeeFils'>,
  lines: OrderLine[],
): CreditedPart[] => {
  const goods = lines.map(({ id, quantity, unitPriceFils }) => ({
    kind: 'goods' as const,
    orderLineId: id,
    quantity,
    amountFils: unitPriceFils * quantity,
  }));
  return [
    ...goods,
    { kind: 'delivery', orderLineId: null, quantity: 0, amountFils: deliveryFeeFils },
  ];
};
