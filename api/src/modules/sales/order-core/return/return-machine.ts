import type { Machine } from '../machine.js';

export const RETURN_STATES = [
  'requested',
  'approved',
  'received',
  'refunding',
  'refunded',
  'refused',
  'withdrawn',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export type ReturnEventName =
  | 'approved'
  | 'refused'
  | 'withdrawn'
  | 'received'
  | 'refund_requested'
  | 'refunded';

/** A shopper's return. Staff may also refuse it when the parcel has not arrived, or not in an acceptable condition. */
export const RETURN_MACHINE: Machine<ReturnState, ReturnEventName> = {
  name: 'return',
  transitions: {
    approved: { requested: 'approved' },
    refused: { requested: 'refused', approved: 'refused', received: 'refused' },
    withdrawn: { requested: 'withdrawn' },
    received: { approved: 'received' },
    refund_requested: { received: 'refunding' },
    refunded: { refunding: 'refunded' },
  },
};

/** States that wait for staff or the shopper, or in which the refund is in progress. */
export const OPEN_RETURN_STATES = [
  'requested',
  'approved',
  'received',
  'refunding',
] as const satisfies readonly ReturnState[];
