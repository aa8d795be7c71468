import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { orderNumber } from '@shop/shop-rules';
import { type DataSource } from 'typeorm';
import { NotFound } from '../../../platform/http/problem.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Shipment } from '../order-core/shipment/shipment.entity.js';
import { ShipmentsQueries } from './shipments.queries.js';
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
    const work = { shipmentId: shipment.id };
    await this.outbox.reopen(this.db.manager, 'shipment.label', labelKey(shipment.id), work);
    throw new NotFound(msg('shipment.labelPending'), 'label_pending');
  }
}
