import { isDeepStrictEqual } from 'node:util';
import { isStoredName } from '@shop/shop-rules';
import type { Changes } from './audit-entry.entity.js';

/** Recorded as changed, but without values. */
const PRIVATE = new Set(['passwordHash', 'email', 'username', 'phone']);
const LONGEST = 200;

/** A value in an audit entry: long ones are truncated, but not lists of files, of which a product has few. */
const short = (value: unknown): unknown => {
  if (Array.isArray(value) && value.every(isStoredName)) return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text === undefined) return null;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : value;
};

/** The fields of `wanted` that differ from `before`. */
export const changesOf = <T extends object>(before: T, after: Partial<T>): Changes => {
  const changes: Changes = {};
  for (const name of Object.keys(after) as (keyof T & string)[]) {
    const [from, to] = [before[name] ?? null, after[name] ?? null];
    if (name === 'version' || isDeepStrictEqual(from, to)) continue;
    changes[name] = PRIVATE.has(name) ? {} : { from: short(from), to: short(to) };
  }
  return changes;
};
