import { orderNumber, paidFor, toAed, type Fils } from '@shop/shop-rules';
import type { OrderLine } from '../order-core/order-line.entity.js';
import { chargedDelivery, type Order } from '../order-core/order.entity.js';
import type { RefundLine } from '../order-core/refund/refund-line.entity.js';
import { refundedQuantity } from '../order-core/refund/refunded-quantity.js';
import type { ReturnLine } from '../order-core/return/return-line.entity.js';
import type { Return } from '../order-core/return/return.entity.js';
import type { ReturnPicture } from './return-picture.entity.js';
import type { ReturnDto, ReturnLineDto, ReturnStepDto, StaffReturnDto } from './return.dto.js';

/** A return with its related rows. */
export interface ReturnParts {
  row: Return;
  order: Order;
  lines: { line: ReturnLine; bought: OrderLine }[];
  pictures: ReturnPicture[];
  /** All refund lines of the order. */
  refundLines: RefundLine[];
  /** Ids of payments whose refund failed. */
  failedPayments: number[];
}

export const toLineDto = (
  bought: OrderLine,
  { quantity, received = null, good = null }: Pick<ReturnLine, 'quantity'> & Partial<ReturnLine>,
  paid: Fils,
): ReturnLineDto => ({
  lineId: bought.id,
  productId: bought.productId,
  name: bought.name,
  nameAr: bought.nameAr,
  image: bought.image,
  size: bought.size,
  color: bought.color,
  price: toAed(bought.unitPriceFils),
  quantity,
  paid: toAed(paid),
  received,
  good,
});

/** A return as its shopper sees it. */
export const toReturnDto = (parts: ReturnParts): ReturnDto => {
  const { row, order, lines, pictures } = parts;
  const refunds = refundOf(parts);
  return {
    id: row.id,
    operationId: order.operationId,
    number: orderNumber(order.id),
    state: row.state,
    reason: row.reason,
    note: row.note,
    refusal: row.refusal,
    createdAt: row.createdAt.toISOString(),
    lines: lines.map(({ line, bought }) => toLineDto(bought, line, paidOf(parts, line, bought))),
    pictures: pictures.map(({ id }) => ({ id })),
    steps: stepsOf(row),
    refund: refunds.length > 0 ? toAed(sumOf(refunds)) : null,
  };
};

export const toStaffReturnDto = (parts: ReturnParts): StaffReturnDto => {
  const { order, refundLines, failedPayments } = parts;
  const isFeeRefunded = refundLines.some(({ kind }) => kind === 'delivery');
  return {
    ...toReturnDto(parts),
    shopper: order.fullName,
    phone: order.phone,
    email: order.email,
    city: order.city,
    paymentMethod: order.paymentMethod,
    deliveryFee: isFeeRefunded ? 0 : toAed(chargedDelivery(order)),
    refundFailed: refundOf(parts).some(
      ({ refundId, paymentId }) =>
        refundId === null && paymentId !== null && failedPayments.includes(paymentId),
    ),
  };
};

const refundOf = ({ row, refundLines }: ReturnParts): RefundLine[] =>
  refundLines.filter(({ returnId }) => returnId === row.id);

/** What is refunded for the items of a line, after those of earlier refunds; what was refunded, once that is known. */
const paidOf = (
  parts: ReturnParts,
  { quantity, received }: ReturnLine,
  bought: OrderLine,
): Fils => {
  const refunded = refundOf(parts).filter(({ orderLineId }) => orderLineId === bought.id);
  if (refunded.length > 0) return sumOf(refunded);
  const before = refundedQuantity(parts.refundLines, bought.id);
  return paidFor(bought, received ?? quantity, before);
};

const sumOf = (lines: readonly RefundLine[]): Fils =>
  lines.reduce((sum, { amountFils }) => sum + amountFils, 0);

const stepsOf = ({
  state,
  createdAt,
  approvedAt,
  receivedAt,
  closedAt,
}: Return): ReturnStepDto[] => {
  const steps: [ReturnStepDto['state'], Date | null][] = [
    ['requested', createdAt],
    ['approved', approvedAt],
    ['received', receivedAt],
    [state, closedAt],
  ];
  return steps.flatMap(([reached, at]) => (at ? [{ state: reached, at: at.toISOString() }] : []));
};
