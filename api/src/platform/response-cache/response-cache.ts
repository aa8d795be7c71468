import { LRUCache } from 'lru-cache';
import { Answer } from './cached-response.js';

/** What an entry takes besides its bytes: key, tag, objects. */
const OVERHEAD = 512;

type Finish = (text: string | undefined) => Answer | undefined;

/** An answer, and whether it was there already. */
export interface Obtained {
  answer: Answer;
  from: 'hit' | 'fwd=miss';
}

/**
 * Finished answers of this process. `forget` drops all of them and starts a new version; an answer whose
 * making began in an older version reaches those who wait for it, and is not kept.
 */
export class ResponseCache {
  private readonly answers: LRUCache<string, Answer>;
  private readonly making = new Map<string, Promise<Answer | undefined>>();
  private version = 0;

  constructor(
    maxBytes: number,
    /** Whether kept answers may be believed now. */
    private readonly isTrusted: () => boolean,
  ) {
    this.answers = new LRUCache({ maxSize: maxBytes, maxEntrySize: maxBytes / 8 });
  }

  /** Bytes that the kept answers take. */
  get bytes(): number {
    return this.answers.calculatedSize;
  }

  /** A kept answer. */
  find(key: string): Answer | undefined {
    return this.isTrusted() ? this.answers.get(key) : undefined;
  }

  /** The answer that is kept or being made, else what `make` brings; undefined when that is nothing to keep. */
  async obtain(
    key: string,
    make: () => Promise<string | undefined>,
    type?: string,
  ): Promise<Obtained | undefined> {
    const soon = this.soon(key);
    // Nothing is waited for before the making begins: the next who asks has to find it.
    const known = this.find(key) ?? (soon && (await soon));
    if (known) return { answer: known, from: 'hit' };
    const finish = this.begin(key, type);
    try {
      const answer = finish(await make());
      return answer && { answer, from: 'fwd=miss' };
    } finally {
      finish(undefined);
    }
  }

  /** The answer another request is making now; it resolves to undefined when that one has none to share. */
  soon(key: string): Promise<Answer | undefined> | undefined {
    return this.isTrusted() ? this.making.get(key) : undefined;
  }

  /** The caller makes the answer and calls back with its text, or with undefined when there is nothing to keep. */
  begin(key: string, type?: string): Finish {
    const { version } = this;
    const { promise, resolve } = withResolvers<Answer | undefined>();
    if (this.isTrusted()) this.making.set(key, promise);
    return (text) => {
      const answer = text === undefined ? undefined : this.answerOf(key, text, type);
      if (this.making.get(key) === promise) this.making.delete(key);
      if (answer && version === this.version && this.isTrusted()) this.keep(key, answer);
      resolve(answer);
      return answer;
    };
  }

  /** Something changed: nothing made before now is answered any more. */
  forget(): void {
    this.version += 1;
    this.answers.clear();
    this.making.clear();
  }

  private answerOf(key: string, text: string, type?: string): Answer {
    let size = 0;
    const onGrown = (answer: Answer, bytes: number): void => {
      size += bytes;
      if (this.answers.peek(key) === answer) this.keep(key, answer, size);
    };
    return new Answer(text, onGrown, type);
  }

  private keep(key: string, answer: Answer, compressed = 0): void {
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
