import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { fileTypeFromFile } from 'file-type';
import { Env } from '../config/env.js';
import { InvalidInput } from '../http/problem.js';
import { agreedKind, type FileKind } from './file-kinds.js';
import { cleanImage } from './images.js';

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
const NAME = /^[a-z0-9][a-z0-9._-]{0,150}$/i;

const refused = (file: Upload, detail: string): InvalidInput =>
  new InvalidInput(detail, [{ pointer: `#/${file.fieldname ?? 'file'}`, detail }], 'file_refused');

/** Uploaded files on the disk, named after their content. */
@Injectable()
export class Uploads {
  readonly folder: string;
  /** Sized images made on demand; safe to empty. */
  readonly variants: string;
  /** Files still arriving. */
  readonly arriving: string;

  constructor(env: Env) {
    this.folder = resolve(env.UPLOADS_DIR);
    this.variants = join(this.folder, '.variants');
    this.arriving = join(this.folder, '.arriving');
  }

  /** Checks a received file, of the `allowed` sort when given, stores it without metadata and returns its name. */
  async keep(file: Upload, allowed?: 'image' | 'video'): Promise<string> {
    try {
      const type = await fileTypeFromFile(file.path);
      const kind = agreedKind(file.originalname, file.mimetype, type?.ext);
      if (!kind) throw refused(file, 'This kind of file is not accepted.');
      if (allowed && kind.video !== (allowed === 'video'))
        throw refused(file, `This must be ${allowed === 'video' ? 'a video' : 'an image'}.`);
      return kind.video ? await this.keepVideo(file, kind) : await this.keepImage(file, kind);
    } finally {
      await rm(file.path, { force: true });
    }
  }

  /** Deletes stored files; values that are no stored file name (https addresses) are left alone. */
  async discard(names: readonly unknown[]): Promise<void> {
    for (const name of names) {
      const path = typeof name === 'string' ? this.pathOf(name) : undefined;
      if (path) await rm(path, { force: true });
    }
  }

  /** Where a stored file lies; undefined for anything that is not a plain file name. */
  pathOf(name: string): string | undefined {
    return NAME.test(name) && basename(name) === name ? join(this.folder, name) : undefined;
  }

  async exists(name: string): Promise<boolean> {
    const path = this.pathOf(name);
    return path !== undefined && (await access(path).then(yes, no));
  }

  private async keepImage(file: Upload, kind: FileKind): Promise<string> {
    if (file.size > LARGEST_IMAGE) throw refused(file, 'This image is larger than 10 MB.');
    const image = await cleanImage(file.path, kind.ending).catch(() => {
      throw refused(file, 'This image cannot be read.');
    });
    const hash = createHash('sha256').update(image.bytes).digest('hex');
    return this.store(hash, image.ending, (target) => writeFile(target, image.bytes));
  }

  private async keepVideo(file: Upload, kind: FileKind): Promise<string> {
    const hash = createHash('sha256');
    await pipeline(createReadStream(file.path), hash);
    return this.store(hash.digest('hex'), kind.ending, (target) => rename(file.path, target));
  }

  private async store(
    hash: string,
    ending: string,
    write: (target: string) => Promise<void>,
  ): Promise<string> {
    // The random part keeps equal pictures of two rows apart: deleting one leaves the other.
    const name = `${hash.slice(0, 24)}-${randomBytes(4).toString('hex')}.${ending}`;
    const target = join(this.folder, name);
    const part = join(this.arriving, randomUUID());
    await mkdir(this.arriving, { recursive: true });
    await write(part);
    await rename(part, target);
    return name;
  }
}

const yes = (): boolean => true;
const no = (): boolean => false;
