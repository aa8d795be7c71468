import {
  TRACKING_STATES,
  type TrackingState,
} from '../../../../platform/gateways/aramex/tracking-state.js';
import type { Machine } from '../machine.js';

export const SHIPMENT_STATES = [
  'requested',
  'creating',
  'retry_wait',
  'unknown',
  'rejected',
  'voided',
  'created',
  ...TRACKING_STATES,
] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

export type ShipmentEventName =
  | 'sent'
  | 'not_created'
  | 'unanswered'
  | 'rejected'
  | 'voided'
  | 'created'
  | TrackingState;

/** A shipment at the carrier. `creating` and `unknown` end only by the carrier's response or a lookup by reference. */
export const SHIPMENT_MACHINE: Machine<ShipmentState, ShipmentEventName> = {
  name: 'shipment',
  transitions: {
    sent: { requested: 'creating', retry_wait: 'creating' },
    not_created: { creating: 'retry_wait', unknown: 'retry_wait' },
    unanswered: { creating: 'unknown' },
    rejected: { creating: 'rejected' },
    voided: { requested: 'voided', retry_wait: 'voided', created: 'voided' },
    created: { creating: 'created', unknown: 'created', retry_wait: 'created' },
    picked_up: { created: 'picked_up' },
    in_transit: { created: 'in_transit', picked_up: 'in_transit' },
    out_for_delivery: {
      created: 'out_for_delivery',
      picked_up: 'out_for_delivery',
      in_transit: 'out_for_delivery',
    },
    delivered: {
      created: 'delivered',
      picked_up: 'delivered',
      in_transit: 'delivered',
      out_for_delivery: 'delivered',
    },
    returned: {
      created: 'returned',
      picked_up: 'returned',
      in_transit: 'returned',
      out_for_delivery: 'returned',
    },
  },
};
