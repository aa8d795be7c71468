import { isDeepStrictEqual } from 'node:util';
import type { Changes } from './audit-entry.entity.js';

/** Written down as changed, never with what it was or is. */
const PRIVATE = new Set(['passwordHash', 'email', 'username', 'phone']);
const LONGEST = 200;

/** A value as it is written down: long ones are cut. */
const short = (value: unknown): unknown => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text === undefined) return null;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : value;
};

/** What of `wanted` differs from `before`. */
export const changesOf = <T extends object>(before: T, wanted: Partial<T>): Changes => {
  const changes: Changes = {};
  for (const name of Object.keys(wanted) as (keyof T & string)[]) {
    const [from, to] = [before[name] ?? null, wanted[name] ?? null];
    if (name === 'version' || isDeepStrictEqual(from, to)) continue;
    changes[name] = PRIVATE.has(name) ? {} : { from: short(from), to: short(to) };
  }
  return changes;
};
