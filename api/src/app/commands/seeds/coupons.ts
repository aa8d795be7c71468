import type { EntityManager } from 'typeorm';
import type { DemoOrder } from './demo-order.js';
import { insertRows } from './insert-rows.js';

const DAY_MS = 86_400_000;
/** Shoppers of the demo who used or may use a coupon. */
const [FIRST, SECOND, THIRD] = [1, 2, 3];

const daysFromNow = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** Coupons of the demo: running ones for all, one that has ended, and one for a single shopper. */
export const seedCoupons = (manager: EntityManager): Promise<void> =>
  insertRows(manager, 'coupons', [
    coupon('WELCOME10', { percent: 10, minimum_fils: 10_000, max_uses_per_shopper: 1 }),
    coupon('FREEDELIVERY', { percent: 100, target: 'delivery', max_uses: 500 }),
    coupon('SUMMER25', { percent: 25, ends_at: daysFromNow(-30), note: 'Summer sale' }),
    coupon('THANKYOU20', {
      amount_fils: 2000,
      max_uses: 1,
      ends_at: daysFromNow(90),
      is_personal: true,
      user_id: FIRST,
      note: 'Damaged box',
    }),
  ]);

const coupon = (code: string, row: object): Record<string, unknown> => ({
  code,
  amount_fils: null,
  percent: null,
  target: 'goods',
  minimum_fils: 0,
  max_uses: null,
  max_uses_per_shopper: null,
  starts_at: daysFromNow(-90),
  ends_at: null,
  is_personal: false,
  user_id: null,
  note: '',
  ...row,
});

/** Orders that used them, of products with plenty of stock. */
export const couponOrders = async (manager: EntityManager): Promise<DemoOrder[]> => {
  const products: { id: number }[] = await manager.query(
    `select id from products p where published and stock >= 20 and pay_fils >= 10000
       and not exists (select from product_variants v where v.product_id = p.id)
       and cardinality(sizes) = 0 and cardinality(colors) = 0
     order by id limit 3`,
  );
  const [one, two, three] = products.map(({ id: productId }) => ({
    productId,
    size: '',
    color: '',
    quantity: 1,
  }));
  if (!one || !two || !three) return [];
  const order = { refundProblem: '' };
  return [
    {
      ...order,
      shopper: FIRST,
      lines: [one, { ...two, quantity: 2 }],
      method: 'card',
      state: 'delivered',
      daysAgo: 6,
      coupon: 'WELCOME10',
    },
    {
      ...order,
      shopper: SECOND,
      lines: [three],
      method: 'cod',
      state: 'shipped',
      daysAgo: 2,
      coupon: 'FREEDELIVERY',
    },
    {
      ...order,
      shopper: THIRD,
      lines: [two],
      method: 'card',
      state: 'paid',
      daysAgo: 0,
      coupon: 'WELCOME10',
    },
  ];
};
