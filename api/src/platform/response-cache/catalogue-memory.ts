import { LRUCache } from 'lru-cache';
import type { CatalogueChanges, Scope } from './catalogue-changes.js';

interface Entry<Value> {
  value: Value;
  scope: Scope | undefined;
  /** Number of a change up to which it is known to be current. */
  since: number;
}

/** What an entry was computed from. */
export interface Origin {
  scope: Scope | undefined;
  /** Number of the latest change when its computation began. */
  since: number;
}

/** Values in the memory of this process, each used until something in its scope changes. */
export class CatalogueMemory<Key extends string | number, Value extends object> {
  private readonly entries: LRUCache<Key, Entry<Value>>;

  constructor(
    private readonly changes: CatalogueChanges,
    maxBytes: number,
    /** Whether all changes arrive, so that values may be used. */
    private readonly isTrusted: () => boolean,
  ) {
    this.entries = new LRUCache({ maxSize: maxBytes, maxEntrySize: maxBytes / 8 });
  }

  /** Whether values are kept and returned at present. */
  get isUsable(): boolean {
    return this.isTrusted();
  }

  get bytes(): number {
    return this.entries.calculatedSize;
  }

  get(key: Key): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry || !this.isTrusted()) return undefined;
    if (this.changes.isCurrent(entry.scope, entry.since)) {
      entry.since = this.changes.now;
      return entry.value;
    }
    this.entries.delete(key);
    return undefined;
  }

  /** Keeps a value, unless it is outdated already. */
  set(key: Key, value: Value, { scope, since }: Origin, bytes: number): void {
    if (!this.isTrusted() || !this.changes.isCurrent(scope, since)) return;
    this.entries.set(key, { value, scope, since: this.changes.now }, { size: bytes });
  }

  /** Corrects the size of a value that is still kept. */
  resize(key: Key, value: Value, bytes: number): void {
    const entry = this.entries.peek(key);
    if (entry?.value === value) this.entries.set(key, entry, { size: bytes });
  }
}
