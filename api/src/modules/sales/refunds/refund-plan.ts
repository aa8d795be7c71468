import { paidFor, type Fils } from '@shop/shop-rules';
import { InvalidInput, Rejected } from '../../../platform/http/problem.js';
import type { RefundLineInputDto } from './refund.dto.js';
import type { OrderLine } from '../order-core/order-line.entity.js';
import { chargedDelivery, type Order } from '../order-core/order.entity.js';
import { refundedQuantity, type PlannedLine } from '../order-core/refund/refunded-quantity.js';
import { msg } from '../../../platform/i18n/message.js';

/** A requested refund; `amount` in fils, null for the price of the chosen lines and fee, or all that is left. */
export interface RefundRequest {
  lines: readonly RefundLineInputDto[];
  delivery: boolean;
  amount: Fils | null;
}

/** A computed refund, in fils. */
export interface RefundPlan {
  /** Price of the chosen items and the fee. */
  goods: Fils;
  delivery: Fils;
  /** Amount of the refund. */
  amount: Fils;
  /** Highest possible amount. */
  rest: Fils;
  lines: PlannedLine[];
}

interface RefundState {
  order: Pick<Order, 'deliveryFeeFils' | 'deliveryDiscountFils' | 'paymentMethod'>;
  bought: readonly OrderLine[];
  /** Lines of all refunds so far, including a pending one. */
  before: readonly PlannedLine[];
  rest: Fils;
}

/**
 * Computes a refund; rejects more items than are left, the fee twice, and more money than is left. Items that a coupon
 * made free are refunded with nothing.
 */
export const planRefund = (requested: RefundRequest, state: RefundState): RefundPlan => {
  const lines = [
    ...goodsOf(requested.lines, state),
    ...(requested.delivery ? [deliveryOf(state)] : []),
  ];
  const sum = (kind: PlannedLine['kind']): Fils =>
    lines.reduce((total, line) => total + (line.kind === kind ? line.amountFils : 0), 0);
  const [goods, delivery] = [sum('goods'), sum('delivery')];
  const { rest, order } = state;
  const amount = requested.amount ?? (lines.length > 0 ? goods + delivery : rest);
  const isNothing = amount === 0 && (goods > 0 || requested.lines.length === 0);
  if (isNothing || amount < 0 || amount > rest)
    throw new Rejected(
      'refund_too_high',
      order.paymentMethod === 'cod' ? msg('refund.aboveCash') : msg('refund.aboveCard'),
    );
  const adjustment = amount - goods - delivery;
  const adjusted: PlannedLine[] =
    adjustment === 0
      ? []
      : [
          {
            kind: 'adjustment',
            orderLineId: null,
            quantity: 0,
            restocked: false,
            amountFils: adjustment,
          },
        ];
  return { goods, delivery, amount, rest, lines: [...lines, ...adjusted] };
};

const goodsOf = (
  requested: readonly RefundLineInputDto[],
  { bought, before }: RefundState,
): PlannedLine[] => {
  // Of one line some items may return to stock and others not.
  const parts = requested.map(({ lineId, restock = false }) => `${lineId} ${restock}`);
  if (new Set(parts).size < parts.length) throw new InvalidInput(msg('refund.lineTwice'));
  const planned: PlannedLine[] = [];
  for (const [index, { lineId, quantity, restock = false }] of requested.entries()) {
    const line = bought.find(({ id }) => id === lineId);
    if (!line) {
      const detail = msg('refund.lineUnknown');
      throw new InvalidInput(detail, [{ pointer: `#/lines/${index}/lineId`, detail }]);
    }
    const left = line.quantity - refundedQuantity(before, lineId);
    const wanted = requested.reduce(
      (sum, other) => sum + (other.lineId === lineId ? other.quantity : 0),
      0,
    );
    if (wanted > left)
      throw new Rejected('quantity_too_high', msg('refund.lineTooMany', { left, name: line.name }));
    planned.push({
      kind: 'goods',
      orderLineId: lineId,
      quantity,
      restocked: restock,
      amountFils: paidFor(line, quantity, refundedQuantity([...before, ...planned], lineId)),
    });
  }
  return planned;
};

const deliveryOf = ({ order, before }: RefundState): PlannedLine => {
  if (chargedDelivery(order) === 0 || before.some(({ kind }) => kind === 'delivery'))
    throw new Rejected('delivery_refunded', msg('refund.deliveryRefunded'));
  return {
    kind: 'delivery',
    orderLineId: null,
    quantity: 0,
    restocked: false,
    amountFils: chargedDelivery(order),
  };
};
