import { OrderLine } from '../order-core/order-line.entity.js';
import { Order } from '../order-core/order.entity.js';
import type { Locale } from './document-parts.js';

const PRICE_FILS = 25_000;
const QUANTITY = 2;
const DELIVERY_FILS = 2_500;
const NUMBER = 10_001;

/** An order that was never placed, in either language. */
export const sampleOrder = (
  locale: Locale,
  createdAt: Date,
): { order: Order; lines: OrderLine[] } => {
  const subtotalFils = PRICE_FILS * QUANTITY;
  const isArabic = locale === 'ar';
  const order = Object.assign(new Order(), {
    id: NUMBER,
    locale,
    createdAt,
    fullName: isArabic ? 'سارة أحمد' : 'Sara Ahmed',
    phone: '+971500000000',
    city: 'Dubai',
    area: isArabic ? 'البرشاء 1' : 'Al Barsha 1',
    building: isArabic ? 'بناية 1' : 'Building 1',
    flat: '101',
    notes: '',
    paymentMethod: 'card',
    subtotalFils,
    deliveryFeeFils: DELIVERY_FILS,
    discountFils: 0,
    couponCode: null,
    totalFils: subtotalFils + DELIVERY_FILS,
  } satisfies Partial<Order>);
  const line = Object.assign(new OrderLine(), {
    name: 'Sample product',
    nameAr: 'منتج للمعاينة',
    size: '',
    color: '',
    quantity: QUANTITY,
    unitPriceFils: PRICE_FILS,
  } satisfies Partial<OrderLine>);
  return { order, lines: [line] };
};
