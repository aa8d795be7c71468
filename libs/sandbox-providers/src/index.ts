export {
  startCardSandbox,
  type CardSandbox,
  type CardSandboxOptions,
} from './card/card-sandbox.js';
export type { CardControl, CardScenarioOrder } from './card/control/card-control.js';
export type { CardAction } from './card/card-decision.js';
export type { CardScenario } from './card/card-scenarios.js';
export type { CardStatus } from './card/state/card-status.js';
export type { CardTransactionView } from './card/state/card-transaction.js';
export type { ImportedPayment } from './card/state/imported-payment.js';
export type { Delivery } from './card/deliver.js';
export { TEST_CARDS, type TestCard } from './card/control/test-cards.js';
export {
  startCarrierSandbox,
  type CarrierSandbox,
  type CarrierSandboxOptions,
} from './carrier/carrier-sandbox.js';
export type { CarrierAccount } from './carrier/carrier.js';
export type { CarrierControl, CarrierScenarioOrder } from './carrier/control/carrier-control.js';
export type { CarrierScenario } from './carrier/carrier-scenarios.js';
export type { ShipmentView, TrackingUpdate } from './carrier/shipment.js';
