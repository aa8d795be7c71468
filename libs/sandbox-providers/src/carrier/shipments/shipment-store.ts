import { BoundedMap } from '../../common/bounded-map.js';
import type { Shipment, ShipmentOrder } from './shipment.js';
import { TRACKING_STEPS, type TrackingStep } from './tracking-steps.js';

const LIMIT = 10_000;
const NUMBER_EVERY_MS = 10;
const SERIAL_DIGITS = 10;

/** The carrier's memory. The same order sent twice is two shipments, as with the real one. */
export class ShipmentStore {
  private readonly byAwb = new BoundedMap<string, Shipment>(LIMIT);
  // Numbers go on from the clock, so a restarted sandbox does not give one a second time.
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

  track(shipment: Shipment, { code, says }: TrackingStep, comments = '') {
    const location = shipment.consignee.city;
    shipment.updates.push({ code, says, at: Date.now(), location, comments });
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
