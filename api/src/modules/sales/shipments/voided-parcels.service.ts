import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IsNull, Not, type DataSource, type EntityManager } from 'typeorm';
import type { TrackingUpdate } from '../../../platform/gateways/aramex/aramex.gateway.js';
import { trackingState } from '../../../platform/gateways/aramex/tracking-state.js';
import { Conflict, NotFound } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { OrderEvent } from '../order-core/order-event.entity.js';
import { Order } from '../order-core/order.entity.js';
import { Shipment } from '../order-core/shipment/shipment.entity.js';
import { NOW, PROVIDER, lockOrder, writeEvent } from '../order-core/transition.js';

/** How staff settle a voided parcel that the carrier has. */
export const VOIDED_OUTCOMES = ['recalled', 'taken_back', 'left_with_shopper'] as const;
export type VoidedOutcome = (typeof VOIDED_OUTCOMES)[number];
const REASONS = {
  recalled: msg('shipment.recalled'),
  taken_back: msg('shipment.takenBack'),
  left_with_shopper: msg('shipment.leftWithShopper'),
};

/** The carrier's own words for a parcel that it does not collect. */
const VOIDING = /cancel|void/i;

/** Records once, under the lock of the order, that the carrier has a voided parcel. */
export const noteScan = async (
  manager: EntityManager,
  { id, orderId, scannedAt }: Shipment,
  updates: readonly TrackingUpdate[],
): Promise<void> => {
  const scan = updates.find(
    (update) => trackingState(update) !== undefined && !VOIDING.test(update.text),
  );
  if (!scan || scannedAt) return;
  await manager.update(Shipment, id, { scannedAt: NOW });
  const why = msg('shipment.scannedAfterVoid', { text: scan.text });
  await writeEvent(manager, 'shipment', orderId, 'scanned_after_void', 'voided', 'voided', {
    ...PROVIDER,
    why,
  });
};

/** Parcels of cancelled orders that the carrier has nevertheless. */
@Injectable()
export class VoidedParcelsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Staff have recalled the parcel or taken it back; the same again changes nothing, another outcome is rejected. */
  async settle(operationId: string, outcome: VoidedOutcome, staffId: number): Promise<void> {
    const order = await this.db.manager.findOneBy(Order, { operationId });
    if (!order) throw new NotFound(msg('order.notFound'));
    await this.db.transaction(async (manager) => {
      await lockOrder(manager, order.id);
      const parcels = await manager.findBy(Shipment, {
        orderId: order.id,
        state: 'voided',
        scannedAt: Not(IsNull()),
      });
      if (parcels.length === 0) throw new Conflict('not_scanned', msg('shipment.notScanned'));
      const open = parcels.filter(({ scanSettledAt }) => !scanSettledAt);
      if (open.length === 0) return refuseOther(manager, order.id, outcome);
      for (const { id } of open) await manager.update(Shipment, id, { scanSettledAt: NOW });
      const cause = { actor: `staff:${staffId}`, why: REASONS[outcome] };
      await writeEvent(manager, 'shipment', order.id, 'void_settled', 'voided', 'voided', cause);
    });
  }
}

const refuseOther = async (
  manager: EntityManager,
  orderId: number,
  outcome: VoidedOutcome,
): Promise<void> => {
  const settled = await manager.findOne(OrderEvent, {
    where: { orderId, subject: 'shipment', event: 'void_settled' },
    order: { id: 'DESC' },
  });
  const reason = Object.values(REASONS).find(({ id }) => id === settled?.whyMessage?.id);
  if (reason && reason !== REASONS[outcome])
    throw new Conflict('changed_meanwhile', msg('shipment.settledMeanwhile', { outcome: reason }));
};
