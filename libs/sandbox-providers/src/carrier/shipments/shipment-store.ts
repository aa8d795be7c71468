import { BoundedMap } from '../../common/bounded-map.js';
import type { Shipment, ShipmentOrder } from '../shipment.js';
import { TRACKING_STEPS, type TrackingStep } from './tracking-steps.js';

const LIMIT = 10_000;
const NUMBER_EVERY_MS = 10;
const SERIAL_DIGITS = 10;

/** Shipments in memory. The same order sent twice creates two, as at the real carrier. */
export class ShipmentStore {
  private readonly byAwb = new BoundedMap<string, Shipment>(LIMIT);
  // Based on the clock, so that a restarted sandbox never reuses a number.
  private serial = Math.floor(Date.now() / NUMBER_EVERY_MS);

  create(order: ShipmentOrder): Shipment {
    this.serial += 1;
    const awb = `4${String(this.serial).slice(-SERIAL_DIGITS).padStart(SERIAL_DIGITS, '0')}`;
    const shipment = { ...order, awb, createdAt: Date.now(), updates: [], labelLost: false };
    this.byAwb.set(awb, shipment);
    const [created] = TRACKING_STEPS;
    if (created) this.track(shipment, created);
    return shipment;
  }

  track(shipment: Shipment, { code, description }: TrackingStep, comments = '') {
    const location = shipment.consignee.city;
    shipment.updates.push({ code, description, at: Date.now(), location, comments });
  }

  find(awb: string) {
    return this.byAwb.get(awb);
  }

  ofReference(reference: string) {
    return this.all().filter((shipment) => shipment.reference1 === reference);
  }

  all() {
    return [...this.byAwb.values()];
  }

  clear() {
    this.byAwb.clear();
  }
}
