import type { Changes } from './audit-entry.entity.js';

/** Texts that staff search for may name a person, and the audit log outlives accounts. */
const SEARCHED = new Set(['q', 'search']);

/** What was exported, as the audit log shows it: filters, and the number of rows by list. */
export const exportedChanges = (filters: object): Changes =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, { to: SEARCHED.has(name) ? '…' : value }]),
  );
