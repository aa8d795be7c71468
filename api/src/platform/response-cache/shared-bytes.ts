import { LRUCache } from 'lru-cache';

/** An entry may use this share of all bytes. */
const MOST_OF_ALL = 1 / 8;

interface Kept {
  forget: () => void;
}

/** Bytes that several memories share: what was not used for the longest time is forgotten first, whatever it is. */
export class SharedBytes {
  private readonly entries: LRUCache<object, Kept>;

  constructor(maxBytes: number) {
    this.entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxBytes * MOST_OF_ALL,
      dispose: ({ forget }) => forget(),
      noDisposeOnSet: true,
    });
  }

  get used(): number {
    return this.entries.calculatedSize;
  }

  /** `forget` is called once the entry has to go, at once if it is too large. */
  add(entry: object, bytes: number, forget: () => void): void {
    this.entries.set(entry, { forget }, { size: Math.ceil(bytes) });
    if (!this.entries.has(entry)) forget();
  }

  /** Marks the entry as used. */
  touch(entry: object): void {
    this.entries.get(entry);
  }

  /** Corrects the size of an entry that is still kept. */
  resize(entry: object, bytes: number): void {
    const kept = this.entries.peek(entry);
    // The size of a value that is the same object would stay as it was.
    if (kept) this.entries.set(entry, { ...kept }, { size: Math.ceil(bytes) });
  }

  remove(entry: object): void {
    this.entries.delete(entry);
  }
}
