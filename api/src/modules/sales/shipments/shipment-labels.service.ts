import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { orderNumber } from '@shop/shop-rules';
import { type DataSource } from 'typeorm';
import { NotFound } from '../../../platform/http/problem.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Shipment } from '../order-core/shipment/shipment.entity.js';
import { ShipmentsQueries, type OrderLabel } from './shipments.queries.js';
import { msg } from '../../../platform/i18n/message.js';

/** Key of the outbox message that fetches a label. */
export const labelKey = (shipmentId: number): string => `shipment-label:${shipmentId}`;

/** Labels of waybills. */
@Injectable()
export class ShipmentLabelsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: ShipmentsQueries,
    private readonly outbox: Outbox,
  ) {}

  /** The label of a waybill as PDF, and the number of its order. */
  async label(awb: string): Promise<{ number: string; pdf: Buffer }> {
    const label = await this.queries.label(awb);
    if (label) return { number: orderNumber(label.orderId), pdf: label.pdf };
    const shipment = await this.db.manager.findOneBy(Shipment, { awb });
    if (!shipment) throw new NotFound(msg('shipment.labelNotFound'));
    await this.fetch(shipment.id);
    throw new NotFound(msg('shipment.labelPending'), 'label_pending');
  }

  /** Waybills and labels by order; a missing label is fetched for the next time. */
  async ofOrders(orderIds: number[]): Promise<ReadonlyMap<number, OrderLabel>> {
    const labels = await this.queries.labelsOf(orderIds);
    for (const { shipmentId, pdf } of labels) if (!pdf) await this.fetch(shipmentId);
    return new Map(labels.map((label) => [label.orderId, label]));
  }

  private async fetch(shipmentId: number): Promise<void> {
    const work = { shipmentId };
    await this.outbox.reopen(this.db.manager, 'shipment.label', labelKey(shipmentId), work);
  }
}
