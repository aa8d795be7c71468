import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { extname } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { agreedKind, isStoredName, LARGEST_FILE_MB, type FileKind } from '@shop/shop-rules';
import { fileTypeFromFile } from 'file-type';
import { InvalidInput } from '../http/problem.js';
import { JobQueues } from '../queues/job-queues.js';
import { digestOf } from './digest-of.js';
import { FileStore } from './store/file-store.js';
import { NamedFiles } from './named-files.queries.js';
import { isPrivateName, privateName } from './private-name.js';
import {
  PictureProcess,
  type PictureJob,
  type PictureSize,
  type PortraitFit,
  type PngShape,
} from './pictures/picture-process.js';
import { systemErrorOf } from './system-error.js';
import { aboutFile, FileTooLarge, storageProblem } from './upload-problem.js';
import { Variants } from './pictures/variants.js';
import { msg, type Message } from '../i18n/message.js';

/** A file that multer has written to disk. */
export interface Upload {
  path: string;
  originalname: string;
  mimetype: string;
  size: number;
  fieldname?: string;
}

/** A stored picture. */
export interface StoredPicture extends PictureSize {
  file: string;
}

/** Videos may be as large as the upload limit. */
const LARGEST_IMAGE_BYTES = LARGEST_FILE_MB.image * 1024 * 1024;

const refused = (file: Upload, reason: Message): InvalidInput => {
  const detail = aboutFile(file.originalname, reason);
  return new InvalidInput(
    detail,
    [{ pointer: `#/${file.fieldname ?? 'file'}`, detail }],
    'file_refused',
  );
};

const refuseLarge = (file: Upload): void => {
  if (file.size > LARGEST_IMAGE_BYTES)
    throw new FileTooLarge(file.fieldname, `${LARGEST_FILE_MB.image} MB`, file.originalname);
};

const isUpload = (name: unknown): name is string =>
  isStoredName(name) || (typeof name === 'string' && isPrivateName(name));

/** Uploaded files, named after their content. */
@Injectable()
export class Uploads implements OnApplicationShutdown {
  private readonly logger = new Logger('Uploads');
  private readonly cleaning = new PictureProcess();

  constructor(
    private readonly store: FileStore,
    private readonly variants: Variants,
    private readonly named: NamedFiles,
    private readonly queues: JobQueues,
  ) {}

  onApplicationShutdown(): void {
    this.cleaning.end();
  }

  /** Checks a received file, of the `allowed` kind if given, stores it without metadata and returns its name. */
  async keep(file: Upload, allowed?: 'image' | 'video', isPrivate = false): Promise<string> {
    return this.taken(file, async () => {
      const kind = await this.kindOf(file, allowed);
      return kind.video
        ? this.put(file.path, kind.ending)
        : (await this.keepImage(file, kind, isPrivate)).file;
    });
  }

  /** As `keep`, for a picture whose size is needed. */
  async keepPicture(file: Upload): Promise<StoredPicture> {
    return this.taken(file, async () => this.keepImage(file, await this.kindOf(file, 'image')));
  }

  /** Checks a received picture and stores it as PNG in each of the shapes; `shapesOf` may reject its size. */
  async keepPngs(
    file: Upload,
    shapesOf: (size: PictureSize) => readonly PngShape[],
  ): Promise<StoredPicture[]> {
    const stored: StoredPicture[] = [];
    const [cleaned, shaped] = [`${file.path}.clean`, `${file.path}.shaped`];
    try {
      await this.kindOf(file, 'image');
      refuseLarge(file);
      const whole = await this.make(file, { from: file.path, to: cleaned, ending: 'png' });
      for (const shape of shapesOf(whole)) {
        const size = await this.make(file, { from: cleaned, to: shaped, shape });
        stored.push({ file: await this.put(shaped, 'png'), ...size });
      }
      return stored;
    } catch (error) {
      await this.discard(stored.map(({ file }) => file));
      throw storageProblem(error);
    } finally {
      await Promise.all([file.path, cleaned, shaped].map((path) => rm(path, { force: true })));
    }
  }

  /** Stores another version of a stored picture, in the shape of a product's picture; returns its name. */
  async keepPortrait(name: string, portrait: PortraitFit): Promise<string> {
    const ending = extname(name)
      .slice(1)
      .replace(/^(?!jpe?g$|png$).*/, 'webp')
      .replace('jpeg', 'jpg');
    let stored = '';
    await this.variants.copied(name, async (from) => {
      const file = { path: from, originalname: name, mimetype: '', size: 0, fieldname: 'image' };
      const to = `${from}.portrait`;
      try {
        await this.make(file, { from, to, ending, portrait });
        stored = await this.put(to, ending);
      } catch (error) {
        throw storageProblem(error);
      } finally {
        await rm(to, { force: true });
      }
    });
    return stored;
  }

  /** Checks and stores a picture that no public route serves; returns its name. */
  keepPrivate(file: Upload): Promise<string> {
    return this.keep(file, 'image', true);
  }

  /**
   * Deletes stored files that no row contains any more; other values (https addresses) are ignored.
   * Never fails: the sweep deletes what remains.
   */
  async discard(names: readonly unknown[]): Promise<void> {
    try {
      const unnamed = await this.named.unnamed(names.filter(isUpload));
      await this.store.remove(unnamed);
      await this.variants.remove(unnamed);
    } catch (error) {
      this.logger.warn(String(error));
    }
  }

  async exists(name: string): Promise<boolean> {
    return isStoredName(name) && (await this.store.stat(name)) !== undefined;
  }

  private async kindOf(file: Upload, allowed?: 'image' | 'video'): Promise<FileKind> {
    const type = await fileTypeFromFile(file.path);
    const kind = agreedKind(file.originalname, file.mimetype, type?.ext);
    if (!kind) throw refused(file, msg('file.kindRefused'));
    if (allowed && kind.video !== (allowed === 'video'))
      throw refused(file, msg(allowed === 'video' ? 'file.notVideo' : 'file.notImage'));
    return kind;
  }

  private make(file: Upload, job: PictureJob): Promise<PictureSize> {
    return this.cleaning.make(job).catch((error: unknown) => {
      throw systemErrorOf(error) ? error : refused(file, msg('file.imageUnreadable'));
    });
  }

  /** Stores a received file and deletes it where it was received. */
  private async taken<T>(file: Upload, store: () => Promise<T>): Promise<T> {
    try {
      return await store();
    } catch (error) {
      throw storageProblem(error);
    } finally {
      await rm(file.path, { force: true });
    }
  }

  private async keepImage(file: Upload, kind: FileKind, isPrivate = false): Promise<StoredPicture> {
    refuseLarge(file);
    // Another AVIF would take many seconds.
    const ending = kind.ending === 'avif' ? 'webp' : kind.ending;
    const cleaned = `${file.path}.clean`;
    try {
      const size = await this.make(file, { from: file.path, to: cleaned, ending });
      const name = await this.put(cleaned, ending, isPrivate);
      // Not awaited and not in the outbox: if the job is lost, sizes are rendered on demand.
      if (!isPrivate)
        this.queues
          .add('media', name, { file: name })
          .catch((error: unknown) => this.logger.warn(`${name}: ${String(error)}`));
      return { file: name, ...size };
    } finally {
      await rm(cleaned, { force: true });
    }
  }

  private async put(path: string, ending: string, isPrivate = false): Promise<string> {
    const digest = (await digestOf(path)).toString('hex');
    // The random part separates equal pictures of two rows: deleting one keeps the other.
    const stored = `${digest.slice(0, 24)}-${randomBytes(4).toString('hex')}.${ending}`;
    const name = isPrivate ? privateName(stored) : stored;
    await this.store.put(name, path);
    return name;
  }
}
