import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { CashStatementsService } from '../../../modules/back-office/cash-statements/cash-statements.service.js';
import { Shipment } from '../../../modules/sales/order-core/shipment/shipment.entity.js';
import { TrackingService } from '../../../modules/sales/shipments/tracking.service.js';
import type { PlacedOrder } from './demo-order.js';

const ADMIN = 1;
/** AED that the carrier keeps of one parcel. */
const FEE = 15;
const NAME = 'aramex-cod-statement.csv';

/** Uploads a statement of the carrier with differences, books what is equal, and keeps a note. */
export const seedCashStatement = async (
  app: INestApplicationContext,
  manager: EntityManager,
  placed: readonly PlacedOrder[],
): Promise<void> => {
  const stated = placed.filter(({ demo }) => demo.statement !== undefined);
  const shipments = await manager.findBy(Shipment, {
    orderId: In(stated.map(({ order }) => order.id)),
  });
  const lines = ['Shipment No,Destination,COD Amount (AED)'];
  for (const { order, demo } of stated) {
    const shipment = shipments.find(({ orderId }) => orderId === order.id);
    const aed = order.totalFils / 100 - (demo.statement === 'less' ? FEE : 0);
    if (demo.statement === 'booked')
      await app.get(TrackingService).cashReceived(order.operationId, ADMIN);
    if (demo.statement !== 'missing')
      lines.push(`${shipment?.awb},${order.city},${aed.toFixed(2)}`);
  }
  lines.push('90009999001,Ajman,145.00');
  const folder = await mkdtemp(join(tmpdir(), 'cash-statement-'));
  try {
    const path = join(folder, NAME);
    const content = lines.join('\n');
    await writeFile(path, content);
    const file = { path, originalname: NAME, mimetype: 'text/csv', size: content.length };
    const statements = app.get(CashStatementsService);
    const made = await statements.upload(ADMIN, file, {});
    if (!('kinds' in made)) return;
    await statements.book(made.id, ADMIN);
    const { rows } = await statements.rows(made.id, { kind: 'less' });
    for (const { id } of rows) {
      const note = 'Aramex kept its fee; it pays the rest with the next statement.';
      await statements.note(made.id, id, ADMIN, { note, version: 0 });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
};
