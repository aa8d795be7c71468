import { CatalogueChanges } from './catalogue-changes.js';
import { CatalogueMemory, type Origin } from './catalogue-memory.js';
import { CachedResponse } from './cached-response.js';
import { Dependencies, dependsOn } from './dependencies.js';
import { SharedBytes } from './shared-bytes.js';

/** Memory of an entry besides its bytes: key, tag, scope, objects. */
const OVERHEAD = 1024;

/** What becomes a response: a text, or an earlier response with the same one. */
export type Content = string | Buffer | CachedResponse;

/** A response that is being computed. */
export interface Computation {
  /** Runs the computation and collects what it depends on. */
  run<T>(work: () => T): T;
  /** Takes the text, or undefined if the response is not cacheable; further calls change nothing. */
  finish(text: Content | undefined): CachedResponse | undefined;
}

interface Pending {
  response: Promise<CachedResponse | undefined>;
  since: number;
}

/** A response, and whether it was cached. */
export interface Obtained {
  response: CachedResponse;
  from: 'hit' | 'fwd=miss';
}

/**
 * Response cache of this process. A change invalidates the responses that depend on it. A response whose computation
 * started before such a change is sent to those who wait for it, but not cached.
 */
export class ResponseCache {
  readonly changes = new CatalogueChanges();
  protected readonly shared: SharedBytes;
  private readonly responses: CatalogueMemory<string, CachedResponse>;
  private readonly pending = new Map<string, Pending>();

  constructor(
    maxBytes: number,
    /** Whether cached responses may be used. */
    private readonly isTrusted: () => boolean,
  ) {
    this.shared = new SharedBytes(maxBytes);
    this.responses = new CatalogueMemory(this.changes, this.shared, isTrusted);
  }

  /** Whether responses are kept and used at present. */
  get isUsable(): boolean {
    return this.isTrusted();
  }

  /** Total bytes of cached responses and of all that shares their memory. */
  get bytes(): number {
    return this.shared.used;
  }

  /** A cached response. */
  find(key: string): CachedResponse | undefined {
    const response = this.responses.get(key);
    if (response) dependsOn(response.scope);
    return response;
  }

  /** The cached or pending response, else the result of `make`; undefined if that is not cacheable. */
  async obtain(
    key: string,
    make: () => Promise<Content | undefined>,
    type?: string,
  ): Promise<Obtained | undefined> {
    const soon = this.soon(key);
    // No await before the entry is pending: the next request has to find it.
    const cached = this.find(key) ?? (soon && (await soon));
    if (cached) return { response: cached, from: 'hit' };
    const computation = this.begin(key, type);
    try {
      const response = computation.finish(await computation.run(make));
      return response && { response, from: 'fwd=miss' };
    } finally {
      computation.finish(undefined);
    }
  }

  /**
   * The response that another request is computing, unless anything has changed since it began; resolves to undefined
   * if that one is not cacheable.
   */
  soon(key: string): Promise<CachedResponse | undefined> | undefined {
    const pending = this.pending.get(key);
    if (!pending || pending.since !== this.changes.now || !this.isTrusted()) return undefined;
    return pending.response.then((response) => {
      if (response) dependsOn(response.scope);
      return response;
    });
  }

  begin(key: string, type?: string): Computation {
    const [since, caller, dependencies] = [
      this.changes.now,
      Dependencies.current,
      new Dependencies(),
    ];
    const { promise, resolve } = withResolvers<CachedResponse | undefined>();
    const pending = { response: promise, since };
    if (this.isTrusted()) this.pending.set(key, pending);
    let isFinished = false;
    const finish = (text: Content | undefined): CachedResponse | undefined => {
      if (isFinished) return undefined;
      isFinished = true;
      const { scope } = dependencies;
      const response =
        text === undefined ? undefined : this.keep(key, text, { scope, since }, type);
      caller?.add(response?.scope);
      if (this.pending.get(key) === pending) this.pending.delete(key);
      resolve(response);
      return response;
    };
    return { run: (work) => dependencies.collect(work), finish };
  }

  private keep(key: string, text: Content, origin: Origin, type?: string): CachedResponse {
    let size = key.length + OVERHEAD;
    const onGrown = (grown: CachedResponse, bytes: number): void => {
      size += bytes;
      this.responses.resize(key, grown, size);
    };
    const response = new CachedResponse(text, origin.scope, onGrown, type);
    size += response.body.length;
    this.responses.set(key, response, origin, size);
    return response;
  }
}

const withResolvers = <T>(): { promise: Promise<T>; resolve: (value: T) => void } => {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
};
