import { dubaiDay, orderNumber, toAed, type Fils } from '@shop/shop-rules';
import type { Payment } from '../../order-core/payment/payment.entity.js';
import { firstName, maskEmail, maskName, maskPhone } from './mask.js';
import { isLate } from '../../order-core/late.js';
import type { OrderEvent } from '../../order-core/order-event.entity.js';
import type { OrderLine } from '../../order-core/order-line.entity.js';
import type { InvoiceReversalDto, LateCouponDto, OrderDto, OrderRefundDto } from '../order.dto.js';
import type { LateCoupon } from './late-coupon.queries.js';
import type { OrderParts } from './order-parts.js';
import { isInvoiced } from '../../order-core/invoiced.js';
import { nextState } from '../../order-core/machine.js';
import { ORDER_MACHINE } from '../../order-core/order-machine.js';
import { creditNoteNumber } from '../../order-core/refund/credit-note-number.js';
import type { Refund } from '../../order-core/refund/refund.entity.js';
import { toTrackingEventDto } from './tracking-view.js';
import { chargedDelivery, type Order } from '../../order-core/order.entity.js';
import type { RefundLine } from '../../order-core/refund/refund-line.entity.js';
import { refundedQuantity } from '../../order-core/refund/refunded-quantity.js';
import { failedRefundsOf, refundedTwice, staffIdIn } from './refund-troubles.js';
import { reasonOf } from './reasons.js';

/** Viewer: anyone with the id, the owner (or a signed link), staff, or a vendor of lines. */
export type Viewer = 'anyone' | 'owner' | 'staff' | 'vendor';

/** Internal events, such as a mail that is sent again. */
const STAFF_EVENTS: readonly string[] = [
  'address_changed',
  'no_answer',
  'no_answer_undone',
  'refund_failed',
  'refund_retried',
  'refund_twice',
  'extra_closed',
  'scanned_after_void',
  'void_settled',
];

/** The order with the fields that the viewer may see. */
export const toOrderDto = (parts: OrderParts, viewer: Viewer, adminUrl: string): OrderDto => {
  const { order, payment, shipment, refunds, tracking, events } = parts;
  const masked = viewer === 'anyone' || viewer === 'vendor';
  const isCancellable = nextState(ORDER_MACHINE, order.state, 'cancelled') !== undefined;
  return {
    id: order.id,
    // With it anyone could open the order's public page, which shows the lines of every vendor.
    operation_id: viewer === 'vendor' ? orderNumber(order.id) : order.operationId,
    number: orderNumber(order.id),
    user_id: masked ? null : order.userId,
    created_at: order.createdAt.toISOString(),
    deliverBy: order.deliverBy,
    state: order.state,
    paymentMethod: order.paymentMethod,
    paymentState: payment ? shownState(payment, viewer) : null,
    codState: order.codState,
    info: JSON.stringify(infoOf(parts, viewer)),
    shipment: JSON.stringify(
      shipment?.awb && !masked
        ? [{ ID: shipment.awb, ShipmentLabel: { LabelURL: labelUrl(shipment.awb) } }]
        : [],
    ),
    amountToCollect:
      order.paymentMethod === 'cod' && viewer !== 'vendor' ? toAed(order.totalFils) : 0,
    masked,
    ...(!masked && {
      refunded: toAed(refundedOf(parts)),
      refunds: refunds.map(toOrderRefundDto),
      cancellable: isCancellable,
      ...(isCancellable && { returnedOnCancel: toAed(refundableOf(parts)) }),
      invoiced: isInvoiced(order, viewer) || parts.reversal !== undefined,
      invoiceReversal: toReversalDto(parts),
      tracking: tracking.map((event) => toTrackingEventDto(event, viewer === 'staff')),
    }),
    ...(viewer === 'owner' &&
      parts.lateCoupon && { lateCoupon: toLateCouponDto(parts.lateCoupon) }),
    ...(viewer === 'staff' && {
      refundable: toAed(refundableOf(parts)),
      deliveryRefundable: isDeliveryRefundable(parts),
      failedRefunds: failedRefundsOf(parts),
      late: isLate(order),
      refundedTwice: toAed(refundedTwice(parts)),
      tags: parts.tags,
    }),
    timeline: events.filter(isSeen).map((event) => ({
      at: event.createdAt.toISOString(),
      subject: event.subject,
      event: event.event,
      from: event.fromState,
      to: event.toState,
      ...(viewer === 'staff' && {
        actor: event.actor,
        by: parts.staffNames.get(staffIdIn(event.actor) ?? 0),
        why: reasonOf(event),
      }),
    })),
  };

  function isSeen({ subject, event }: OrderEvent): boolean {
    if (viewer === 'staff') return true;
    if (subject === 'return') return viewer === 'owner';
    return subject !== 'mail' && !STAFF_EVENTS.includes(event);
  }
  function labelUrl(awb: string): string {
    return viewer === 'staff' ? `${adminUrl}/api/shipments/${awb}/label.pdf` : '';
  }
};

const toLateCouponDto = ({ code, fils, endsAt }: LateCoupon): LateCouponDto => ({
  code,
  amount: toAed(fils),
  lastDay: endsAt && dubaiDay(new Date(endsAt.getTime() - 1)),
});

const toOrderRefundDto = ({ id, amountFils, createdAt, creditNoteNo }: Refund): OrderRefundDto => ({
  id,
  amount: toAed(amountFils),
  at: createdAt.toISOString(),
  creditNote: creditNoteNo === null ? null : creditNoteNumber(creditNoteNo),
});

const toReversalDto = ({ order, reversal }: OrderParts): InvoiceReversalDto | null =>
  reversal?.creditNoteNo
    ? {
        amount: toAed(order.totalFils),
        at: reversal.createdAt.toISOString(),
        creditNote: creditNoteNumber(reversal.creditNoteNo),
      }
    : null;

/** Only staff see that a refund needs a decision; for others it is pending. */
const shownState = ({ state }: Payment, viewer: Viewer): Payment['state'] =>
  state === 'refund_failed' && viewer !== 'staff' ? 'refund_pending' : state;

/** Refunded amount of an order's own money; a double payment is not part of it. */
const refundedOf = ({ order, payment, refunds }: OrderParts): Fils =>
  order.paymentMethod === 'cod'
    ? refunds.reduce((sum, { amountFils }) => sum + amountFils, 0)
    : (payment?.refundedFils ?? 0);

const refundableOf = (parts: OrderParts): Fils => {
  const { codState, totalFils } = parts.order;
  const { state, amountFils = 0 } = parts.payment ?? {};
  const rest = (paid: Fils): Fils => paid - refundedOf(parts);
  if (codState === 'collected' || codState === 'remitted') return rest(totalFils);
  return state === 'captured' || state === 'partially_refunded' ? rest(amountFils) : 0;
};

const infoOf = ({ order, lines, refundLines }: OrderParts, viewer: Viewer): object => ({
  customer: customerOf(order, viewer),
  cart: lines.map((line) => ({
    id: line.productId,
    name: line.name,
    nameAr: line.nameAr,
    price: toAed(line.unitPriceFils),
    quantity: line.quantity,
    subtotal: toAed(line.unitPriceFils * line.quantity),
    size: line.size,
    color: line.color,
    image: line.image,
    ...((viewer === 'owner' || viewer === 'staff') && lineRefundsOf(line, refundLines)),
  })),
  ...(viewer === 'vendor' ? sumOf(lines) : totalsOf(order)),
  ...((viewer === 'owner' || viewer === 'staff') && couponOf(order)),
  notes: viewer === 'owner' || viewer === 'staff' ? order.notes : '',
  created_at: order.createdAt.toISOString(),
});

/** Discount of a line, its refunded quantity, and how much of that was returned to stock. */
const lineRefundsOf = ({ id, discountFils }: OrderLine, refundLines: RefundLine[]): object => ({
  lineId: id,
  discount: toAed(discountFils),
  refunded: refundedQuantity(refundLines, id),
  restocked: refundedQuantity(
    refundLines.filter(({ restocked }) => restocked),
    id,
  ),
});

const isDeliveryRefundable = ({ order, refundLines }: OrderParts): boolean =>
  chargedDelivery(order) > 0 && !refundLines.some(({ kind }) => kind === 'delivery');

const NOWHERE = { area: '', building: '', flat: '' };

const customerOf = (order: Order, viewer: Viewer): object => {
  const { fullName, email, phone, city, area, building, flat } = order;
  if (viewer === 'vendor')
    return { name: firstName(fullName), email: '', phone: '', city, ...NOWHERE };
  if (viewer === 'anyone')
    return {
      name: maskName(fullName),
      email: maskEmail(email),
      phone: maskPhone(phone),
      city,
      ...NOWHERE,
    };
  return { name: fullName, email, phone, city, area, building, flat };
};

const totalsOf = (order: Order): object => ({
  totalAmount: toAed(order.subtotalFils),
  deliveryFee: toAed(order.deliveryFeeFils),
  discount: toAed(order.discountFils),
  grandTotal: toAed(order.totalFils),
  itemCount: order.itemCount,
});

/** The coupon, and the part of its discount that lowers the delivery fee. */
const couponOf = ({ couponCode, deliveryDiscountFils }: Order): object => ({
  ...(couponCode !== null && { coupon: couponCode, deliveryDiscount: toAed(deliveryDiscountFils) }),
});

/** Total of the given lines, without the fee, which vendors do not see, and without coupons, which the shop pays. */
const sumOf = (lines: OrderLine[]): object => {
  const fils = lines.reduce((sum, line) => sum + line.unitPriceFils * line.quantity, 0);
  const itemCount = lines.reduce((sum, line) => sum + line.quantity, 0);
  return {
    totalAmount: toAed(fils),
    deliveryFee: 0,
    discount: 0,
    grandTotal: toAed(fils),
    itemCount,
  };
};
