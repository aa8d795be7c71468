import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Env } from '../config/env.js';
import { arrivingFolder } from './store/file-store.provider.js';
import { FileStore, VARIANTS } from './store/file-store.js';
import { isStoredName } from '@shop/shop-rules';
import { isPrivateName } from './private-name.js';
import { NamedFiles } from './named-files.queries.js';
import { originalOf } from './pictures/variants.js';

/**
 * Files left by a crashed process, a failed request or a replaced picture. Recent files stay, because their row
 * may not be committed yet. Files that are not named like an upload are never deleted.
 */
@Injectable()
export class Orphans {
  private readonly logger = new Logger('Orphans');
  private readonly arriving: string;

  constructor(
    env: Env,
    private readonly store: FileStore,
    private readonly named: NamedFiles,
  ) {
    this.arriving = arrivingFolder(env);
  }

  /** Deletes files without a row that are older than `age` ms; stops early on abort. */
  async sweep(age: number, stop?: AbortSignal): Promise<void> {
    const before = Date.now() - age;
    const gone = new Set<string>();
    for (const folder of ['', VARIANTS] as const)
      for await (const page of this.store.list(folder)) {
        if (stop?.aborted) return;
        const old = page.filter(({ modified }) => modified.getTime() < before);
        const orphans = await this.unnamed(old.map(({ key }) => key));
        const sizes = page.filter(({ key }) => gone.has(originalOf(key) ?? ''));
        await this.store.remove([...new Set([...orphans, ...sizes.map(({ key }) => key)])]);
        for (const key of orphans) gone.add(key);
      }
    if (gone.size > 0) this.logger.log(`${gone.size} files without a row were deleted.`);
    await this.clearArriving(before);
  }

  /** Uploaded files without a row, and their resized versions. */
  private async unnamed(keys: string[]): Promise<string[]> {
    const originals = keys
      .map((key) => originalOf(key) ?? '')
      .filter((name) => isStoredName(name) || isPrivateName(name));
    const unnamed = new Set(await this.named.unnamed([...new Set(originals)]));
    return keys.filter((key) => unnamed.has(originalOf(key) ?? ''));
  }

  private async clearArriving(before: number): Promise<void> {
    for (const name of await readdir(this.arriving).catch(() => [])) {
      const path = join(this.arriving, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtimeMs < before) await rm(path, { force: true });
    }
  }
}
