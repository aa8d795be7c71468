import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, opendir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { NotFound } from '../../http/problem.js';
import {
  FileStore,
  type Folder,
  type Listed,
  type ByteRange,
  type StoredFile,
} from './file-store.js';
import { systemErrorOf } from '../system-error.js';
import { msg } from '../../i18n/message.js';

const PAGE = 500;
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);

const isAbsent = (error: unknown): boolean => ABSENT.has(systemErrorOf(error)?.code ?? '');

/** Stores files in a folder. Symbolic links are not followed: they may point anywhere. */
export class DiskStore extends FileStore {
  /** Concurrent deletions. */
  private readonly removing = pLimit(20);

  constructor(
    private readonly folder: string,
    /** On the same disk, for files that are not complete yet. */
    private readonly arriving: string,
  ) {
    super();
  }

  async put(key: string, content: Buffer | string): Promise<void> {
    const part = typeof content === 'string' ? content : join(this.arriving, randomUUID());
    const target = join(this.folder, key);
    try {
      await mkdir(this.arriving, { recursive: true });
      await mkdir(dirname(target), { recursive: true });
      if (typeof content !== 'string') await writeFile(part, content, { flush: true });
      await rename(part, target);
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async stat(key: string): Promise<StoredFile | undefined> {
    const found = await lstat(join(this.folder, key)).catch((error: unknown) => {
      if (isAbsent(error)) return undefined;
      throw error;
    });
    if (!found?.isFile()) return undefined;
    const { size, mtime } = found;
    return {
      key,
      size,
      etag: `"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
      modified: mtime,
    };
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const flags = constants.O_RDONLY | constants.O_NOFOLLOW;
    const handle = await open(join(this.folder, key), flags).catch((error: unknown) => {
      throw isAbsent(error) ? new NotFound(msg('file.notFound')) : error;
    });
    return handle.createReadStream(range);
  }

  async remove(keys: readonly string[]): Promise<void> {
    await this.removing.map(keys, (key) => rm(join(this.folder, key), { force: true }));
  }

  async *list(folder: Folder): AsyncGenerator<Listed[]> {
    let page: Listed[] = [];
    const place = join(this.folder, folder);
    if (!(await lstat(place).catch(() => undefined))) return;
    for await (const entry of await opendir(place)) {
      const found = entry.isFile() ? await this.stat(`${folder}${entry.name}`) : undefined;
      if (found) page.push(found);
      if (page.length < PAGE) continue;
      yield page;
      page = [];
    }
    if (page.length > 0) yield page;
  }
}
