import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { In, type DataSource } from 'typeorm';
import { leadingOf } from '../../order-core/payment/payment-finders.js';
import { Payment } from '../../order-core/payment/payment.entity.js';
import { Shipment } from '../../order-core/shipment/shipment.entity.js';
import { StaffAccount } from '../../../people/staff/staff-account.entity.js';
import { OrderEvent } from '../../order-core/order-event.entity.js';
import { OrderLine } from '../../order-core/order-line.entity.js';
import type { Order } from '../../order-core/order.entity.js';
import { InvoiceReversal } from '../../order-core/refund/invoice-reversal.entity.js';
import { RefundLine } from '../../order-core/refund/refund-line.entity.js';
import { Refund } from '../../order-core/refund/refund.entity.js';
import { OrderTag } from '../order-tag.entity.js';
import { LateCouponQueries } from './late-coupon.queries.js';
import { TrackingEventsQueries } from './tracking-events.queries.js';
import { staffIdIn } from './refund-troubles.js';
import type { OrderParts } from './order-parts.js';

/** Events of a parcel in the response of one order. */
const EVENTS = 30;
const NO_NAMES: ReadonlyMap<number, string> = new Map();

/** Loads the rows that belong to orders. */
@Injectable()
export class OrderPartsReader {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly trackingEvents: TrackingEventsQueries,
    private readonly lateCoupons: LateCouponQueries,
  ) {}

  /** Up to eleven queries for any number of orders; tags and names of staff only for staff. */
  async of(
    orders: Order[],
    { withStaff, vendorId }: { withStaff: boolean; vendorId?: number },
  ): Promise<OrderParts[]> {
    const orderId = In(orders.map(({ id }) => id));
    const ofThese = { orderId, ...(vendorId !== undefined && { vendorId }) };
    const manager = this.db.manager;
    const [lines, payments, shipments, refunds, reversals, refundLines, events, tags] =
      await Promise.all([
        manager.find(OrderLine, { where: ofThese, order: { id: 'ASC' } }),
        manager.find(Payment, { where: { orderId }, order: { id: 'ASC' } }),
        manager.find(Shipment, { where: { orderId }, order: { id: 'ASC' } }),
        manager.find(Refund, { where: { orderId }, order: { id: 'DESC' } }),
        manager.find(InvoiceReversal, { where: { orderId } }),
        manager.find(RefundLine, { where: { orderId } }),
        manager.find(OrderEvent, { where: { orderId }, order: { id: 'ASC' } }),
        withStaff ? manager.find(OrderTag, { where: { orderId }, order: { id: 'ASC' } }) : [],
      ]);
    const tracked = shipments.flatMap(({ id, awb }) => (awb === null ? [] : [id]));
    const tracking = await this.trackingEvents.of(tracked, orders.length > 1 ? 1 : EVENTS);
    const [only, ...others] = orders;
    const isDelivered = events.some(({ event }) => event === 'delivered');
    const lateCoupon =
      only && others.length === 0 && isDelivered && !withStaff && vendorId === undefined
        ? await this.lateCoupons.of(only.id)
        : undefined;
    const staffNames = withStaff ? await this.namesIn(events) : NO_NAMES;
    return orders.map((order) => {
      const isOf = (part: { orderId: number }): boolean => part.orderId === order.id;
      const shipment = shipments.findLast((each) => isOf(each) && each.awb !== null);
      return {
        order,
        lines: lines.filter(isOf),
        payments: payments.filter(isOf),
        payment: leadingOf(payments.filter(isOf)),
        shipment,
        tracking: tracking.filter(({ shipmentId }) => shipmentId === shipment?.id),
        refunds: refunds.filter(isOf),
        reversal: reversals.find(isOf),
        refundLines: refundLines.filter(isOf),
        events: events.filter(isOf),
        tags: tags.filter(isOf).map(({ tag }) => tag),
        staffNames,
        lateCoupon,
      };
    });
  }

  /** Names of the staff who took part. */
  private async namesIn(events: OrderEvent[]): Promise<ReadonlyMap<number, string>> {
    const ids = new Set(events.flatMap(({ actor }) => staffIdIn(actor) ?? []));
    if (ids.size === 0) return NO_NAMES;
    const staff = await this.db.manager.findBy(StaffAccount, { id: In([...ids]) });
    return new Map(staff.map(({ id, name }) => [id, name]));
  }
}
