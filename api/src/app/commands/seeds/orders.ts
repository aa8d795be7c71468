import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ShopError } from '../../../platform/http/problem.js';
import { User } from '../../../modules/people/shoppers/user.entity.js';
import { PlaceOrderService } from '../../../modules/sales/checkout/place-order/place-order.service.js';
import { MailsService } from '../../../modules/sales/mails/mails.service.js';
import { Order } from '../../../modules/sales/order-core/order.entity.js';
import { OrdersService } from '../../../modules/sales/orders/orders.service.js';
import { seedCashStatement } from './cash-statement.js';
import { couponOrders, seedCoupons } from './coupons.js';
import { demoOrder, type DemoOrder, type PlacedOrder } from './demo-order.js';
import { DemoOrderLife } from './demo-order-life.js';
import { backdate, promisedDay } from './demo-order-times.js';
import { demoRows } from './demo-files.js';
import { seedStatements } from './statements.js';

/** Places the demo orders with the shop's own services; returns their number. */
export const seedOrders = async (app: INestApplicationContext): Promise<number> => {
  const { manager } = app.get(DataSource);
  await seedCoupons(manager);
  const all = [...(await demoRows('orders')).map(demoOrder), ...(await couponOrders(manager))];
  const demoOrders = all.filter(({ needsCall }) => !needsCall);
  const placed: PlacedOrder[] = [];
  const placeDemo = async (demo: DemoOrder): Promise<void> => {
    const order = await place(app, manager, demo);
    if (order) placed.push({ order, demo });
  };
  const life = new DemoOrderLife(app);
  // These orders are placed first: a new order would replace its shopper's failed one.
  for (const demo of demoOrders.filter(({ isLast }) => !isLast)) await placeDemo(demo);
  for (const { order, demo } of placed) await life.lead(order, demo);
  // Each is delivered before the next is placed, because the open cash orders of a shopper are limited.
  for (const demo of demoOrders.filter(({ isLast }) => isLast)) {
    await placeDemo(demo);
    const last = placed.at(-1);
    if (last?.demo !== demo) continue;
    if (demo.deliveredDaysAgo !== undefined) await promise(manager, last);
    await life.lead(last.order, demo);
  }
  for (const { order, demo } of placed) await backdate(manager, order.id, demo);
  // One after the other, because the rules depend on what happened before.
  for (const demo of all.filter(({ needsCall }) => needsCall)) {
    const order = await place(app, manager, demo);
    if (!order) continue;
    await life.call(order, demo);
    await backdate(manager, order.id, demo);
    placed.push({ order, demo });
  }
  const orders = app.get(OrdersService);
  await orders.expireUnpaid(DAY_MS);
  await orders.remindOfDetails(0);
  await seedCashStatement(app, manager, placed);
  for (const { order, demo } of placed)
    if (!demo.needsCall || demo.state !== 'cod_pending') await tellNobodyLater(app, manager, order);
  await seedStatements(app);
  await forgetErrands(manager);
  return placed.length;
};

const DAY_MS = 86_400_000;
const NO_RULES = { newPhone: false, above: false, aboveFils: 0, returned: false };
const ALL_RULES = { newPhone: true, above: true, aboveFils: 100_000, returned: true };

/** Promises the day of an order that was placed earlier, before its late delivery. */
const promise = async (manager: EntityManager, { order, demo }: PlacedOrder): Promise<void> => {
  await manager.update(Order, order.id, { deliverBy: promisedDay(demo.daysAgo) });
};

/** Places the order with the shopper's own address; undefined if a product is sold out. */
const place = async (
  app: INestApplicationContext,
  manager: EntityManager,
  { shopper, lines, method, needsCall, locale, coupon }: DemoOrder,
): Promise<Order | undefined> => {
  const { name, phone, city, area, building, flat } = await manager.findOneByOrFail(User, {
    id: shopper,
  });
  try {
    const { order } = await app.get(PlaceOrderService).place({
      method,
      userId: shopper,
      lines,
      address: { fullName: name, phone, city, area, building, flat },
      addressPointer: '#/address',
      purchaseId: randomUUID(),
      coupon,
      key: undefined,
      locale,
      cashRules: needsCall ? ALL_RULES : NO_RULES,
    });
    return order;
  } catch (error) {
    if (error instanceof ShopError) return undefined;
    throw error;
  }
};

/** Creates mails that are due later as sent. */
const tellNobodyLater = async (
  app: INestApplicationContext,
  manager: EntityManager,
  order: Order,
): Promise<void> => {
  const mails = app.get(MailsService);
  await mails.toShopper(manager, order, 'order-confirmed');
  await mails.toShopper(manager, order, 'order-shipped');
  await mails.toSales(manager, order, 'order-shipped');
};

/** Demo orders send no mails, and their payments are not enquired about again. */
const forgetErrands = async (manager: EntityManager): Promise<void> => {
  await manager.query('update mails set sent_at = created_at where sent_at is null');
  await manager.query('update outbox set done_at = now() where done_at is null');
};
