import { createHash } from 'node:crypto';
import pg from 'pg';

/** A statement is prepared once it was asked this often. */
const OFTEN = 10;
/** At most this many different statements are kept prepared per connection. */
const MOST_NAMES = 200;
/** Of texts asked less often, so many are counted. */
const MOST_COUNTED = 2000;

const names = new Map<string, string>();
const counts = new Map<string, number>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const count = (counts.get(text) ?? 0) + 1;
  if (count < OFTEN) {
    if (count > 1 || counts.size < MOST_COUNTED) counts.set(text, count);
    return undefined;
  }
  counts.delete(text);
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
};

/**
 * Has the server parse and plan once per connection what is asked often with values, of whoever asks it. A text
 * inside an object is left as it is.
 */
export class PreparingClient extends pg.Client {
  /** As every form of `query` that pg has. */
  override query(...given: unknown[]): never {
    const [text, values, ...rest] = given;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    const query = name === undefined ? given : [{ name, text, values }, ...rest];
    return Reflect.apply(super.query, this, query) as never;
  }
}
