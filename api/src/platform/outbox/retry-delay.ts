const LONGEST_MS = 3_600_000;

/** Exponential backoff after this many failures, with 25 % of jitter in both directions; `chance` from 0 to 1. */
export const retryDelay = (failures: number, firstMs: number, chance = Math.random()): number =>
  Math.min(firstMs * 2 ** failures, LONGEST_MS) * (0.75 + chance / 2);
