import { createHash } from 'node:crypto';
import pg from 'pg';

/** A statement is prepared at this execution. */
const OFTEN = 10;
/** Most prepared statements per connection. */
const MOST_NAMES = 200;
/** Most texts that are counted. */
const MOST_COUNTED = 2000;

const names = new Map<string, string>();
const counts = new Map<string, number>();

const nameOf = (text: string): string | undefined => {
  const existing = names.get(text);
  if (existing !== undefined || names.size >= MOST_NAMES) return existing;
  const count = (counts.get(text) ?? 0) + 1;
  if (count < OFTEN) {
    if (count > 1 || counts.size < MOST_COUNTED) counts.set(text, count);
    return undefined;
  }
  counts.delete(text);
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
};

/**
 * Prepares statements with values once they are executed often, so that the server parses and plans them once per
 * connection. A text inside an object is not prepared.
 */
export class PreparingClient extends pg.Client {
  /** All signatures of pg's `query`. */
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    const query = name === undefined ? args : [{ name, text, values }, ...rest];
    return Reflect.apply(super.query, this, query) as never;
  }
}
