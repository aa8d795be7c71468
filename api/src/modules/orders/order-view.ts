import { toAed } from '@shop/shop-rules';
import type { Payment } from '../payments/payment.entity.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import { maskEmail, maskName, maskPhone } from './mask.js';
import type { OrderEvent } from './order-event.entity.js';
import type { OrderLine } from './order-line.entity.js';
import type { OrderDto } from './order.dto.js';
import type { Order } from './order.entity.js';

/** Who looks: anyone with the id, the owner (or a signed link), or staff. */
export type Viewer = 'anyone' | 'owner' | 'staff';

/** An order with all that belongs to it. */
export interface OrderParts {
  order: Order;
  lines: OrderLine[];
  payment: Payment | undefined;
  shipment: Shipment | undefined;
  events: OrderEvent[];
}

/** The order as this viewer may see it. */
export const toOrderDto = (parts: OrderParts, viewer: Viewer, adminUrl: string): OrderDto => {
  const { order, payment, shipment, events } = parts;
  const masked = viewer === 'anyone';
  return {
    id: order.id,
    operation_id: order.operationId,
    user_id: masked ? null : order.userId,
    created_at: order.createdAt.toISOString(),
    state: order.state,
    paymentMethod: order.paymentMethod,
    paymentState: payment?.state ?? null,
    codState: order.codState,
    info: JSON.stringify(infoOf(parts, masked)),
    shipment: JSON.stringify(
      shipment?.awb
        ? [{ ID: shipment.awb, ShipmentLabel: { LabelURL: labelUrl(shipment.awb) } }]
        : [],
    ),
    amountToCollect: order.paymentMethod === 'cod' ? toAed(order.totalFils) : 0,
    masked,
    timeline: events.map((event) => ({
      at: event.createdAt.toISOString(),
      subject: event.subject,
      event: event.event,
      from: event.fromState,
      to: event.toState,
    })),
  };

  function labelUrl(awb: string): string {
    return viewer === 'staff' ? `${adminUrl}/api/shipments/${awb}/label.pdf` : '';
  }
};

const infoOf = ({ order, lines }: OrderParts, masked: boolean): object => ({
  customer: masked
    ? {
        name: maskName(order.fullName),
        email: maskEmail(order.email),
        phone: maskPhone(order.phone),
        city: order.city,
        area: '',
        building: '',
        flat: '',
      }
    : {
        name: order.fullName,
        email: order.email,
        phone: order.phone,
        city: order.city,
        area: order.area,
        building: order.building,
        flat: order.flat,
      },
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
  })),
  totalAmount: toAed(order.subtotalFils),
  deliveryFee: toAed(order.deliveryFeeFils),
  grandTotal: toAed(order.totalFils),
  itemCount: order.itemCount,
  notes: masked ? '' : order.notes,
  created_at: order.createdAt.toISOString(),
});
