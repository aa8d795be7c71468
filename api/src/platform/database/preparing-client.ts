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

/** As TypeORM begins a transaction. */
const BEGIN = 'START TRANSACTION';

/**
 * Prepares statements with values once they are executed often, so that the server parses and plans them once per
 * connection. A text inside an object is not prepared. Statements that are started together are written to the socket
 * together, because each write wakes the server's process.
 */
export class PreparingClient extends pg.Client {
  /** The next beginning of a transaction is not awaited. */
  private isBeginningSentAlong = false;
  /** Such a beginning that the server has not answered yet. */
  private beginning: Promise<unknown> | undefined;

  /**
   * The next transaction begins with its first statements: its beginning counts as done at once, and they fail if it
   * fails. Then the server would execute them without a transaction, so they must not write.
   */
  sendBeginningAlong(): void {
    this.isBeginningSentAlong = true;
  }

  /** All signatures of pg's `query`. */
  override query(...args: unknown[]): never {
    this.gatherWrites();
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    const query = name === undefined ? args : [{ name, text, values }, ...rest];
    const result: unknown = Reflect.apply(super.query, this, query);
    const answer = result instanceof Promise ? this.afterBeginning(text, result) : result;
    return answer as never;
  }

  private afterBeginning(text: unknown, result: Promise<unknown>): Promise<unknown> {
    if (text === BEGIN && this.isBeginningSentAlong) {
      this.isBeginningSentAlong = false;
      const forget = (): void => void (this.beginning = undefined);
      this.beginning = result;
      result.then(forget, forget);
      return Promise.resolve();
    }
    return this.beginning ? Promise.all([this.beginning, result]).then(([, rows]) => rows) : result;
  }

  /** Ticks run once no promise is left to continue, thus after all statements that are started at this time. */
  private gatherWrites(): void {
    const { stream } = this.connection;
    if (stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
}
