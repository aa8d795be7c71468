import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { IMAGE_WIDTHS, type ImageWidth } from '@shop/shop-rules';
import pLimit from 'p-limit';
import { Env } from '../../config/env.js';
import { NotFound } from '../../http/problem.js';
import { FileStore, VARIANTS, type StoredFile } from '../store/file-store.js';
import { arrivingFolder } from '../store/file-store.provider.js';
import { PictureProcess, type PictureSize, type VariantFormat } from './picture-process.js';
import { systemErrorOf } from '../system-error.js';
import { storageProblem } from '../upload-problem.js';
import { msg } from '../../i18n/message.js';

/** With more AVIF pictures than this in progress, WebP is served, which is quicker to render. */
const AVIF_PATIENCE = 2;
/** Most AVIF pictures that wait to be rendered; more are left for a later request. */
const AVIF_WAITING = 200;
/** Most WebP pictures that wait to be rendered; beyond that the uploaded one is served. */
const QUICK_WAITING = 50;

const FORMATS: readonly VariantFormat[] = ['webp', 'avif', 'jpeg'];
/** Formats of current browsers; JPEG is rendered only on request. */
const USUAL = FORMATS.filter((format) => format !== 'jpeg');

interface Variant {
  file: StoredFile;
  /** Format of the picture; undefined for the uploaded one. */
  format: VariantFormat | undefined;
  /** False while a better one is being rendered: cache this response only briefly. */
  settled: boolean;
}

/** Resized pictures: rendered by a job or on first demand, each only once. */
@Injectable()
export class Variants implements OnApplicationShutdown {
  private readonly making = new Map<string, Promise<void>>();
  private readonly quick = pLimit(1);
  private readonly quickly = new PictureProcess();
  private readonly slow = pLimit(1);
  private readonly slowly = new PictureProcess();
  private readonly logger = new Logger('Variants');
  private readonly arriving: string;

  constructor(
    env: Env,
    private readonly store: FileStore,
  ) {
    this.arriving = arrivingFolder(env);
  }

  onApplicationShutdown(): void {
    this.quickly.end();
    this.slowly.end();
  }

  /** The picture in a width and the best accepted format. */
  async of(name: string, width: ImageWidth, format: VariantFormat): Promise<Variant> {
    const key = keyOf(name, width, format);
    const made = await this.store.stat(key);
    if (made) return { file: made, format, settled: true };
    const original = await this.store.stat(name);
    if (!original) throw new NotFound(msg('file.notFound'));
    if (format === 'avif') return this.better(name, width);
    if (this.quick.pendingCount >= QUICK_WAITING)
      return { file: original, format: undefined, settled: false };
    await this.once(key, () => this.quick(() => this.fresh(name, width, format)));
    return this.made(key, format);
  }

  /** Renders the sizes that browsers will request; nothing remains of a picture that is deleted meanwhile. */
  async makeAll(name: string): Promise<void> {
    if (!(await this.store.stat(name))) return;
    await this.copied(name, async (picture) => {
      for (const width of IMAGE_WIDTHS)
        for (const format of USUAL)
          if (!(await this.store.stat(keyOf(name, width, format))))
            await this.make(this.slowly, picture, name, width, format);
    });
    if (!(await this.store.stat(name))) await this.remove([name]);
  }

  /** The size of a stored picture; undefined if the file is missing or no picture. */
  async sizeOf(name: string): Promise<PictureSize | undefined> {
    if (!(await this.store.stat(name))) return undefined;
    let size: PictureSize | undefined;
    await this.copied(name, async (from) => {
      size = await this.slowly.make({ from, measure: true }).catch((error: unknown) => {
        if (systemErrorOf(error)) throw storageProblem(error);
        return undefined;
      });
    });
    return size;
  }

  async remove(names: readonly string[]): Promise<void> {
    await this.store.remove(
      names.flatMap((name) =>
        IMAGE_WIDTHS.flatMap((width) => FORMATS.map((format) => keyOf(name, width, format))),
      ),
    );
  }

  /** AVIF is slow: one at a time, in the background if others are waiting. */
  private async better(name: string, width: ImageWidth): Promise<Variant> {
    const key = keyOf(name, width, 'avif');
    const waiting = this.slow.activeCount + this.slow.pendingCount;
    if (waiting < AVIF_WAITING) {
      const work = this.once(key, () => this.slow(() => this.fresh(name, width, 'avif'))).then(
        () => true,
        () => false,
      );
      if (waiting < AVIF_PATIENCE && (await work)) return this.made(key, 'avif');
    }
    return { ...(await this.of(name, width, 'webp')), settled: false };
  }

  private async made(key: string, format: VariantFormat): Promise<Variant> {
    const file = await this.store.stat(key);
    if (!file) throw new NotFound(msg('file.notFound'));
    return { file, format, settled: true };
  }

  private once(key: string, make: () => Promise<void>): Promise<void> {
    const running = this.making.get(key);
    if (running) return running;
    const started = make().finally(() => this.making.delete(key));
    this.making.set(key, started);
    return started;
  }

  private fresh(name: string, width: ImageWidth, format: VariantFormat): Promise<void> {
    const by = format === 'avif' ? this.slowly : this.quickly;
    return this.copied(name, (picture) => this.make(by, picture, name, width, format));
  }

  /** The child process reads only files: provides the picture as a local file while `work` runs. */
  async copied(name: string, work: (picture: string) => Promise<void>): Promise<void> {
    const picture = join(this.arriving, randomUUID());
    try {
      await mkdir(this.arriving, { recursive: true });
      await pipeline(await this.store.read(name), createWriteStream(picture));
      await work(picture);
    } finally {
      await rm(picture, { force: true });
    }
  }

  private async make(
    by: PictureProcess,
    picture: string,
    name: string,
    width: ImageWidth,
    format: VariantFormat,
  ): Promise<void> {
    const made = `${picture}.${format}`;
    try {
      await by.make({ from: picture, to: made, width, format }).catch((error: unknown) => {
        if (systemErrorOf(error)) throw storageProblem(error);
        this.logger.warn(`${name}: ${String(error)}`);
        throw new NotFound(msg('file.pictureNotFound'));
      });
      await this.store.put(keyOf(name, width, format), made);
    } finally {
      await rm(made, { force: true });
    }
  }
}

const keyOf = (name: string, width: ImageWidth, format: VariantFormat): string =>
  `${VARIANTS}${name}.${width}.${format}`;

/** The uploaded file that a stored file is, or was rendered from; undefined for any other file. */
export const originalOf = (key: string): string | undefined =>
  key.startsWith(VARIANTS)
    ? /^([^/]+)\.\d+\.(?:avif|webp|jpeg)$/.exec(key.slice(VARIANTS.length))?.[1]
    : key;
