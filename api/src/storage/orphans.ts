import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Env } from '../config/env.js';
import { arrivingFolder } from './file-store.provider.js';
import { FileStore, VARIANTS } from './file-store.js';
import { isStoredName } from './file-kinds.js';
import { NamedFiles } from './named-files.queries.js';
import { originalOf, Variants } from './variants.js';

/**
 * Files that a dead process, a failed request or a replaced picture left behind. Only old ones go: a young
 * file may belong to a row that is being written. What is not named like an upload is never touched.
 */
@Injectable()
export class Orphans {
  private readonly logger = new Logger('Orphans');
  private readonly arriving: string;

  constructor(
    env: Env,
    private readonly store: FileStore,
    private readonly named: NamedFiles,
    private readonly variants: Variants,
  ) {
    this.arriving = arrivingFolder(env);
  }

  /** Removes what no row names and is older than `age` ms; ends early when asked to stop. */
  async sweep(age: number, stop?: AbortSignal): Promise<void> {
    const before = Date.now() - age;
    let count = 0;
    for (const folder of ['', VARIANTS] as const)
      for await (const page of this.store.list(folder)) {
        if (stop?.aborted) return;
        const old = page.filter(({ modified }) => modified.getTime() < before);
        count += await this.removeUnnamed(old.map(({ key }) => key));
      }
    if (count > 0) this.logger.log(`${count} files that no row names are removed.`);
    await this.clearArriving(before);
  }

  private async removeUnnamed(keys: string[]): Promise<number> {
    const originals = keys.map(originalOf).filter(isStoredName);
    const unnamed = new Set(await this.named.unnamed([...new Set(originals)]));
    const orphans = keys.filter((key) => unnamed.has(originalOf(key) ?? ''));
    await this.store.remove(orphans);
    for (const key of orphans) if (isStoredName(key)) await this.variants.remove(key);
    return orphans.length;
  }

  private async clearArriving(before: number): Promise<void> {
    for (const name of await readdir(this.arriving).catch(() => [])) {
      const path = join(this.arriving, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtimeMs < before) await rm(path, { force: true });
    }
  }
}
