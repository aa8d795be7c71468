import type { Machine } from '../machine.js';

export const COD_STATES = ['due', 'collected', 'remitted', 'void'] as const;
export type CodState = (typeof COD_STATES)[number];
export type CodEventName = 'delivered' | 'remitted' | 'remittance_undone' | 'voided';

/** The cash of an order: due until hand-over. */
export const COD_MACHINE: Machine<CodState, CodEventName> = {
  name: 'cod',
  transitions: {
    delivered: { due: 'collected' },
    remitted: { collected: 'remitted' },
    remittance_undone: { remitted: 'collected' },
    voided: { due: 'void' },
  },
};
