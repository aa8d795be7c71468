import { LRUCache } from 'lru-cache';
import { CachedResponse } from './cached-response.js';

/** Memory of an entry besides its bytes: key, tag, objects. */
const OVERHEAD = 512;

type Finish = (text: string | undefined) => CachedResponse | undefined;

/** A response, and whether it was cached. */
export interface Obtained {
  answer: CachedResponse;
  from: 'hit' | 'fwd=miss';
}

/**
 * Response cache of this process. `forget` drops all entries and starts a new version; a response whose
 * computation started in an older version is sent to those who wait for it, but not cached.
 */
export class ResponseCache {
  private readonly answers: LRUCache<string, CachedResponse>;
  private readonly making = new Map<string, Promise<CachedResponse | undefined>>();
  private version = 0;

  constructor(
    maxBytes: number,
    /** Whether cached responses may be used. */
    private readonly isTrusted: () => boolean,
  ) {
    this.answers = new LRUCache({ maxSize: maxBytes, maxEntrySize: maxBytes / 8 });
  }

  /** Total bytes of cached responses. */
  get bytes(): number {
    return this.answers.calculatedSize;
  }

  /** A cached response. */
  find(key: string): CachedResponse | undefined {
    return this.isTrusted() ? this.answers.get(key) : undefined;
  }

  /** The cached or pending response, else the result of `make`; undefined if that is not cacheable. */
  async obtain(
    key: string,
    make: () => Promise<string | undefined>,
    type?: string,
  ): Promise<Obtained | undefined> {
    const soon = this.soon(key);
    // No await before the entry is pending: the next request has to find it.
    const cached = this.find(key) ?? (soon && (await soon));
    if (cached) return { answer: cached, from: 'hit' };
    const finish = this.begin(key, type);
    try {
      const answer = finish(await make());
      return answer && { answer, from: 'fwd=miss' };
    } finally {
      finish(undefined);
    }
  }

  /** The response that another request is computing; resolves to undefined if that one is not cacheable. */
  soon(key: string): Promise<CachedResponse | undefined> | undefined {
    return this.isTrusted() ? this.making.get(key) : undefined;
  }

  /** The caller computes the response and calls back with its text, or with undefined if it is not cacheable. */
  begin(key: string, type?: string): Finish {
    const { version } = this;
    const { promise, resolve } = withResolvers<CachedResponse | undefined>();
    if (this.isTrusted()) this.making.set(key, promise);
    return (text) => {
      const answer = text === undefined ? undefined : this.answerOf(key, text, type);
      if (this.making.get(key) === promise) this.making.delete(key);
      if (answer && version === this.version && this.isTrusted()) this.keep(key, answer);
      resolve(answer);
      return answer;
    };
  }

  /** After a change: nothing computed before is used any more. */
  forget(): void {
    this.version += 1;
    this.answers.clear();
    this.making.clear();
  }

  private answerOf(key: string, text: string, type?: string): CachedResponse {
    let size = 0;
    const onGrown = (answer: CachedResponse, bytes: number): void => {
      size += bytes;
      if (this.answers.peek(key) === answer) this.keep(key, answer, size);
    };
    return new CachedResponse(text, onGrown, type);
  }

  private keep(key: string, answer: CachedResponse, compressed = 0): void {
    this.answers.set(key, answer, {
      size: answer.body.length + compressed + key.length + OVERHEAD,
    });
  }
}

const withResolvers = <T>(): { promise: Promise<T>; resolve: (value: T) => void } => {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
};
