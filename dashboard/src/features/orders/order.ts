import { deliveryFee, toAed, toFils } from '@shop/shop-rules';
import type {
  FailedRefundDto,
  InvoiceReversalDto,
  OrderDto,
  OrderRefundDto,
  OrderStepDto,
  TrackingEventDto,
} from '@shop/contracts';

export type OrderState = OrderDto['state'];
type PaymentMethod = OrderDto['paymentMethod'];

export interface OrderLine {
  /** Product id. */
  id: number;
  /** Line id. */
  lineId: number;
  /** Refunded quantity, and how much of it was returned to stock. */
  refunded: number;
  restocked: number;
  name: string;
  nameAr: string;
  price: number;
  quantity: number;
  subtotal: number;
  size: string;
  color: string;
  image: string;
}

export interface Shopper {
  name: string;
  email: string;
  phone: string;
  city: string;
  area: string;
  building: string;
  flat: string;
}

export interface Shipment {
  /** Air waybill number of the carrier. */
  id: string;
  labelUrl: string;
}

/** An order with its JSON fields parsed; amounts in AED. */
export interface Order {
  id: number;
  /** Id in API paths; for a vendor the order number. */
  operationId: string;
  /** `LW-10427` */
  number: string;
  createdAt: string;
  /** Promised day of delivery, like 2026-12-01. */
  deliverBy: string | null;
  /** Not delivered although that day has passed. */
  late: boolean;
  state: OrderState;
  paymentMethod: PaymentMethod;
  paymentState: OrderDto['paymentState'];
  shopper: Shopper;
  lines: OrderLine[];
  itemCount: number;
  subtotal: number;
  fee: number;
  /** What a coupon took off, the part of the fee in it, and the code. */
  discount: number;
  deliveryDiscount: number;
  coupon: string;
  total: number;
  amountToCollect: number;
  codState: OrderDto['codState'];
  /** Amounts that can still be refunded to the card, and that were refunded. */
  refundable: number;
  refunded: number;
  deliveryRefundable: boolean;
  /** Refunds that were made, the newest first. */
  refunds: OrderRefundDto[];
  /** The credit note that reverses the invoice of an order that was not paid. */
  reversal: InvoiceReversalDto | null;
  /** Failed refunds that need a decision, and the amount in AED that was refunded twice. */
  failedRefunds: FailedRefundDto[];
  refundedTwice: number;
  notes: string;
  shipments: Shipment[];
  timeline: OrderStepDto[];
  /** Events of the parcel as the carrier reports them, the newest first. */
  tracking: TrackingEventDto[];
  /** Tags of staff. */
  tags: string[];
}

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
const object = (value: unknown): Json => (isJson(value) ? value : {});
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const number = (value: unknown): number => Number(value) || 0;

const toLine = (line: Json): OrderLine => ({
  id: number(line['id']),
  lineId: number(line['lineId']),
  refunded: number(line['refunded']),
  restocked: number(line['restocked']),
  name: text(line['name']),
  nameAr: text(line['nameAr']),
  price: number(line['price']),
  quantity: number(line['quantity']),
  subtotal: number(line['subtotal']),
  size: text(line['size']),
  color: text(line['color']),
  image: text(line['image']),
});

const toShopper = (shopper: Json): Shopper => ({
  name: text(shopper['name']),
  email: text(shopper['email']),
  phone: text(shopper['phone']),
  city: text(shopper['city']),
  area: text(shopper['area']),
  building: text(shopper['building']),
  flat: text(shopper['flat']),
});

const isPageAddress = (url: string): boolean => /^(https?:\/\/|\/(?!\/))/.test(url);

/** The carrier's label address; anything but a web address is replaced by our own label route. */
const toShipment = (shipment: Json): Shipment => {
  const id = text(shipment['ID']);
  const held = text(object(shipment['ShipmentLabel'])['LabelURL']);
  const own = `/api/shipments/${encodeURIComponent(id)}/label.pdf`;
  return { id, labelUrl: isPageAddress(held) ? held : own };
};

/** Parses an order of the API; invalid JSON fields are empty. */
export const toOrder = (row: OrderDto): Order => {
  const info = object(parse(row.info));
  const shopper = toShopper(object(info['customer']));
  const lines = list(info['cart']).map(toLine);
  const subtotal = number(info['totalAmount']);
  const fee =
    typeof info['deliveryFee'] === 'number'
      ? info['deliveryFee']
      : toAed(deliveryFee(shopper.city, toFils(subtotal)));
  return {
    id: row.id,
    operationId: row.operation_id,
    number: row.number,
    createdAt: row.created_at,
    deliverBy: row.deliverBy,
    late: row.late ?? false,
    state: row.state,
    paymentMethod: row.paymentMethod,
    paymentState: row.paymentState,
    shopper,
    lines,
    itemCount: number(info['itemCount']) || lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal,
    fee,
    discount: number(info['discount']),
    deliveryDiscount: number(info['deliveryDiscount']),
    coupon: text(info['coupon']),
    total: typeof info['grandTotal'] === 'number' ? info['grandTotal'] : subtotal + fee,
    amountToCollect: row.amountToCollect,
    codState: row.codState,
    refundable: row.refundable ?? 0,
    refunded: row.refunded ?? 0,
    deliveryRefundable: row.deliveryRefundable ?? false,
    refunds: row.refunds ?? [],
    reversal: row.invoiceReversal ?? null,
    failedRefunds: row.failedRefunds ?? [],
    refundedTwice: row.refundedTwice ?? 0,
    notes: text(info['notes']),
    shipments: list(parse(row.shipment)).map(toShipment),
    timeline: row.timeline,
    tracking: row.tracking ?? [],
    tags: row.tags ?? [],
  };
};
