import type { SharedBytes } from './shared-bytes.js';

/** Memory of an entry besides its bytes. */
const OVERHEAD = 256;

/** Values that no change invalidates. What was not used for the longest time is forgotten, as in all other memories. */
export class LastingMemory<Value extends object> {
  private readonly entries = new Map<string, { value: Value }>();

  constructor(private readonly bytes: SharedBytes) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (entry) this.bytes.touch(entry);
    return entry?.value;
  }

  set(key: string, value: Value, bytes: number): void {
    const previous = this.entries.get(key);
    if (previous) this.bytes.remove(previous);
    const entry = { value };
    this.entries.set(key, entry);
    this.bytes.add(entry, bytes + OVERHEAD, () => this.entries.delete(key));
  }
}
