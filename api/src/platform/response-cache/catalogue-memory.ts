import type { CatalogueChanges, Scope } from './catalogue-changes.js';
import type { SharedBytes } from './shared-bytes.js';

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
  private readonly entries = new Map<Key, Entry<Value>>();

  constructor(
    private readonly changes: CatalogueChanges,
    private readonly bytes: SharedBytes,
    /** Whether all changes arrive, so that values may be used. */
    private readonly isTrusted: () => boolean,
  ) {}

  /** Whether values are kept and returned at present. */
  get isUsable(): boolean {
    return this.isTrusted();
  }

  get(key: Key): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry || !this.isTrusted()) return undefined;
    if (!this.changes.isCurrent(entry.scope, entry.since)) {
      this.bytes.remove(entry);
      return undefined;
    }
    entry.since = this.changes.now;
    this.bytes.touch(entry);
    return entry.value;
  }

  /** Keeps a value, unless it is invalidated already. */
  set(key: Key, value: Value, { scope, since }: Origin, bytes: number): void {
    if (!this.isTrusted() || !this.changes.isCurrent(scope, since)) return;
    const previous = this.entries.get(key);
    if (previous) this.bytes.remove(previous);
    const entry = { value, scope, since: this.changes.now };
    this.entries.set(key, entry);
    this.bytes.add(entry, bytes, () => this.entries.delete(key));
  }

  /** Corrects the size of a value that is still kept. */
  resize(key: Key, value: Value, bytes: number): void {
    const entry = this.entries.get(key);
    if (entry?.value === value) this.bytes.resize(entry, bytes);
  }
}
