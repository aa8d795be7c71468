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
  /** The next `START TRANSACTION` is pipelined: sent with the statements that follow it. */
  private pipelinesBegin = false;
  /** One that is pipelined and that the server has not answered yet. */
  private pendingBegin: Promise<unknown> | undefined;

  /**
   * Whether the next `START TRANSACTION` is pipelined: it counts as done at once, and the first statements of the
   * transaction fail if it fails. The server executes those without a transaction then, so they must not write; the next
   * number of a sequence, which no transaction returns, may be among them.
   */
  pipelineBegin(isPipelined: boolean): void {
    this.pipelinesBegin = isPipelined;
  }

  /** All signatures of pg's `query`. */
  override query(...args: unknown[]): never {
    this.gatherWrites();
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    const query = name === undefined ? args : [{ name, text, values }, ...rest];
    const result: unknown = Reflect.apply(super.query, this, query);
    const answer = result instanceof Promise ? this.afterBegin(text, result) : result;
    return answer as never;
  }

  private afterBegin(text: unknown, result: Promise<unknown>): Promise<unknown> {
    if (text === BEGIN && this.pipelinesBegin) {
      this.pipelinesBegin = false;
      const forget = (): void => void (this.pendingBegin = undefined);
      this.pendingBegin = result;
      result.then(forget, forget);
      return Promise.resolve();
    }
    return this.pendingBegin
      ? Promise.all([this.pendingBegin, result]).then(([, rows]) => rows)
      : result;
  }

  /**
   * Statements are started by continuations of promises. A tick that these request runs once no promise is left to
   * continue, thus after all statements that are started at this time. In a callback it runs earlier: then a statement
   * that follows is another write.
   */
  private gatherWrites(): void {
    const { stream } = this.connection;
    if (stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
}
