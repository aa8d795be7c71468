import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Injectable, Logger } from '@nestjs/common';
import { fileTypeFromFile } from 'file-type';
import { InvalidInput } from '../http/problem.js';
import { JobQueues } from '../queues/job-queues.js';
import { agreedKind, isStoredName, type FileKind } from './file-kinds.js';
import { FileStore } from './file-store.js';
import { cleanImage } from './images.js';
import { NamedFiles } from './named-files.queries.js';
import { FileTooLarge, storageProblem } from './upload-problem.js';
import { Variants } from './variants.js';

/** A file as multer left it on the disk. */
export interface Upload {
  path: string;
  originalname: string;
  mimetype: string;
  size: number;
  fieldname?: string;
}

/** Largest image in bytes; videos may be as large as the upload limit. */
export const LARGEST_IMAGE = 10 * 1024 * 1024;

const refused = (file: Upload, detail: string): InvalidInput =>
  new InvalidInput(detail, [{ pointer: `#/${file.fieldname ?? 'file'}`, detail }], 'file_refused');

/** Uploaded files, named after their content. */
@Injectable()
export class Uploads {
  private readonly logger = new Logger('Uploads');

  constructor(
    private readonly store: FileStore,
    private readonly variants: Variants,
    private readonly named: NamedFiles,
    private readonly queues: JobQueues,
  ) {}

  /** Checks a received file, of the `allowed` sort when given, stores it without metadata and returns its name. */
  async keep(file: Upload, allowed?: 'image' | 'video'): Promise<string> {
    try {
      const type = await fileTypeFromFile(file.path);
      const kind = agreedKind(file.originalname, file.mimetype, type?.ext);
      if (!kind) throw refused(file, 'This kind of file is not accepted.');
      if (allowed && kind.video !== (allowed === 'video'))
        throw refused(file, `This must be ${allowed === 'video' ? 'a video' : 'an image'}.`);
      return kind.video ? await this.keepVideo(file, kind) : await this.keepImage(file, kind);
    } catch (error) {
      throw storageProblem(error);
    } finally {
      await rm(file.path, { force: true });
    }
  }

  /**
   * Removes stored files that no row names any longer; other values (https addresses) are left alone.
   * Never fails: what stays is found by the sweep.
   */
  async discard(names: readonly unknown[]): Promise<void> {
    try {
      for (const name of await this.named.unnamed(names.filter(isStoredName))) {
        await this.store.remove([name]);
        await this.variants.remove(name);
      }
    } catch (error) {
      this.logger.warn(String(error));
    }
  }

  async exists(name: string): Promise<boolean> {
    return isStoredName(name) && (await this.store.stat(name)) !== undefined;
  }

  private async keepImage(file: Upload, kind: FileKind): Promise<string> {
    if (file.size > LARGEST_IMAGE) throw new FileTooLarge(file.fieldname, '10 MB');
    const image = await cleanImage(file.path, kind.ending).catch(() => {
      throw refused(file, 'This image cannot be read.');
    });
    const hash = createHash('sha256').update(image.bytes).digest('hex');
    const name = await this.put(hash, image.ending, image.bytes);
    // Not awaited and not in the outbox: a lost job costs nothing, sizes are made on demand as well.
    this.queues
      .add('media', name, { file: name })
      .catch((error: unknown) => this.logger.warn(`${name}: ${String(error)}`));
    return name;
  }

  private async keepVideo(file: Upload, kind: FileKind): Promise<string> {
    const hash = createHash('sha256');
    await pipeline(createReadStream(file.path), hash);
    return this.put(hash.digest('hex'), kind.ending, file.path);
  }

  private async put(hash: string, ending: string, content: Buffer | string): Promise<string> {
    // The random part keeps equal pictures of two rows apart: deleting one leaves the other.
    const name = `${hash.slice(0, 24)}-${randomBytes(4).toString('hex')}.${ending}`;
    await this.store.put(name, content);
    return name;
  }
}
