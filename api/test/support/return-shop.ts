import sharp from 'sharp';
import type { StaffSession } from './catalogue-rows.js';
import {
  asStaff,
  orderByCard,
  orderInCash,
  requestShipment,
  type OrderShop,
  type Shopper,
} from './order-shop.js';

/** A delivered order of three rings at 99.99 and two lamps at 10.01 in Dubai: 344.99 AED. */
export const deliveredOrder = async (
  shop: OrderShop,
  shopper: Shopper,
  admin: StaffSession,
  method: 'card' | 'cod',
) => {
  const ring = await shop.product({ name: 'Pearl Ring', price_fils: 9999 });
  const lamp = await shop.product({ name: 'Brass Lamp', price_fils: 1001 });
  const wanted = [
    { productId: ring, quantity: 3 },
    { productId: lamp, quantity: 2 },
  ];
  let opid: string;
  if (method === 'card') {
    const order = await orderByCard(shop, shopper, wanted);
    await shop.card.control.decide({ orderNo: order.orderNo });
    opid = order.opid;
  } else opid = await orderInCash(shop, shopper, wanted);
  await requestShipment(shop, shopper, opid).expect(200);
  await asStaff(shop, admin, opid, 'delivered').expect(200);
  const lines: { id: number }[] = await shop.test.db.query(
    `select l.id from order_lines l join orders o on o.id = l.order_id
     where o.operation_id = $1 order by l.id`,
    [opid],
  );
  return { opid, ring, lamp, rings: lines[0]?.id ?? 0, lamps: lines[1]?.id ?? 0 };
};

export type ReturnInput = { lines: unknown; reason?: string; note?: string };

/** Requests a return, optionally with pictures. */
export const requestReturn = (
  { test }: OrderShop,
  { token }: Shopper,
  opid: string,
  { lines, reason = 'size', note = '' }: ReturnInput,
  { key, pictures = [] }: { key?: string; pictures?: Buffer[] } = {},
) => {
  const request = test.http
    .post(`/api/users/orders/one/${opid}/returns`)
    .set('Authorization', `Bearer ${token}`)
    .field('lines', JSON.stringify(lines))
    .field('reason', reason)
    .field('note', note);
  if (key) void request.set('Idempotency-Key', key);
  for (const picture of pictures)
    void request.attach('pictures', picture, { filename: 'ring.png', contentType: 'image/png' });
  return request;
};

/** The returns of an order as its owner gets them. */
export const returnsOf = async ({ test }: OrderShop, { token }: Shopper, opid: string) =>
  (
    await test.http
      .get(`/api/users/orders/one/${opid}/returns`)
      .set('Authorization', `Bearer ${token}`)
      .expect(200)
  ).body;

/** A decision of staff. */
export const decide = (
  { test }: OrderShop,
  { cookie, xsrf }: StaffSession,
  id: number,
  action: 'approve' | 'refuse' | 'receive' | 'refund',
  body: object = {},
) =>
  test.http
    .post(`/api/returns/${id}/${action}`)
    .set('Cookie', cookie)
    .set('X-XSRF-TOKEN', xsrf)
    .send(body);

export const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a06' } })
    .png()
    .toBuffer();
