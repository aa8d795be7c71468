import type { OrderDto, ShipmentDto } from '@shop/contracts';
import { cityName, enteredText, isPlaceholder, type Locale } from '@shop/shop-rules';
import { addressLine } from '@/shared/orders/address-line';

export interface OrderItem {
  id: number;
  name: string;
  nameAr?: string;
  /** AED each. */
  price: number;
  quantity: number;
  subtotal: number;
  size?: string;
  color?: string;
  image?: string | null;
}

export interface OrderShopper {
  name: string;
  email: string;
  phone: string;
  city: string;
  area: string;
  building: string;
  flat: string;
}

/** JSON fields of an order; money in AED. */
interface OrderInfo {
  customer: OrderShopper;
  cart: OrderItem[];
  totalAmount: number;
  deliveryFee: number;
  /** What a coupon took off; its code is for the owner. */
  discount: number;
  coupon?: string;
  grandTotal: number;
  itemCount: number;
}

const EMPTY_SHOPPER: OrderShopper = {
  name: '',
  email: '',
  phone: '',
  city: '',
  area: '',
  building: '',
  flat: '',
};
const EMPTY_INFO: OrderInfo = {
  customer: EMPTY_SHOPPER,
  cart: [],
  totalAmount: 0,
  deliveryFee: 0,
  discount: 0,
  grandTotal: 0,
  itemCount: 0,
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Shopper, lines and amounts of the order; invalid parts are empty. */
export const orderInfo = (order: Pick<OrderDto, 'info'>): OrderInfo => {
  const value = parse(order.info);
  if (!isObject(value)) return EMPTY_INFO;
  const info: OrderInfo = { ...EMPTY_INFO, ...value };
  return {
    ...info,
    customer: { ...EMPTY_SHOPPER, ...info.customer },
    cart: Array.isArray(info.cart) ? info.cart : [],
  };
};

/** Delivery address of an order in one line. */
export const deliveryLine = (order: Pick<OrderDto, 'info'>, locale: Locale): string => {
  const { flat, building, area, city } = orderInfo(order).customer;
  return addressLine([flat, building, area, cityName(city, locale)].map(enteredText), locale);
};

/** Whether the parcel can be booked from the checkout address. */
export const isAddressComplete = ({ area, building }: OrderShopper): boolean =>
  !isPlaceholder(area) && !isPlaceholder(building);

/** The shipments of an order. */
export const shipmentsOf = (order: Pick<OrderDto, 'shipment'>): ShipmentDto[] => {
  const value = parse(order.shipment);
  return Array.isArray(value) ? value : [];
};
