import { ControlError } from '../../common/control-responses.js';
import { EVERY, type Scenario } from '../../common/scenario-registry.js';
import type { Carrier } from '../carrier.js';
import type { CarrierScenario } from '../carrier-scenarios.js';
import { viewOf, type ShipmentView } from '../shipment.js';
import {
  stepAfter,
  stepOf,
  TRACKING_DETOURS,
  TRACKING_STEPS,
} from '../shipments/tracking-steps.js';

export interface CarrierScenarioOrder extends Scenario<CarrierScenario> {
  /** Reference1 for creation, a waybill for printing and tracking; `*` for all. */
  readonly reference?: string;
}

const STEP_NAMES = [...TRACKING_STEPS, ...TRACKING_DETOURS].map(({ step }) => step).join(', ');

/** Controls a running carrier sandbox; also available over HTTP under `/__control`. */
export class CarrierControl {
  constructor(private readonly carrier: Carrier) {}

  scenario({ reference = EVERY, ...scenario }: CarrierScenarioOrder) {
    this.carrier.scenarios.set(reference, scenario);
  }

  /** Deletes shipments and scenarios. */
  reset() {
    this.carrier.reset();
  }

  /** When a scenario was last applied, ms since the epoch. */
  misbehavedAt(): number | null {
    return this.carrier.scenarios.lastAppliedAt;
  }

  shipments(): ShipmentView[] {
    return this.carrier.store.all().map(viewOf);
  }

  /** Sets the tracking step of a shipment by name or code, or advances it by one. */
  track(awb: string, stepOrCode?: string, comments?: string): ShipmentView {
    const shipment = this.carrier.store.find(awb);
    if (!shipment) throw new ControlError(`No shipment with waybill ${awb || '(empty)'}.`);
    const step = stepOrCode ? stepOf(stepOrCode) : stepAfter(shipment.updates.at(-1)?.code);
    if (!step) throw new ControlError(`step is one of ${STEP_NAMES}, or a known code.`);
    this.carrier.store.track(shipment, step, comments);
    return viewOf(shipment);
  }
}
