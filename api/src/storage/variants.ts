import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import type { ImageWidth } from '@shop/shop-rules';
import { NotFound } from '../http/problem.js';
import { resized, type VariantFormat } from './images.js';
import { Uploads } from './uploads.js';

/** With more AVIF pictures than this in the making, the quicker WebP is served meanwhile. */
const AVIF_PATIENCE = 2;
/** AVIF pictures that wait to be made; more are left for a later visit. */
const AVIF_WAITING = 200;

export interface Variant {
  /** Path below the variants folder. */
  name: string;
  format: VariantFormat;
  /** False when a better format is still being made: do not keep this answer for long. */
  settled: boolean;
}

interface Job {
  name: string;
  make: () => Promise<void>;
}

/** Sized pictures: made on first demand, kept on the disk, each only once however many ask. */
@Injectable()
export class Variants {
  private readonly making = new Map<string, Promise<void>>();
  private readonly slow: Job[] = [];
  private readonly logger = new Logger('Variants');
  private slowRunning = false;
  private quick: Promise<unknown> = Promise.resolve();

  constructor(private readonly uploads: Uploads) {}

  /** The picture in a width and the best of the accepted formats. */
  async of(file: string, width: ImageWidth, format: VariantFormat): Promise<Variant> {
    const name = nameOf(file, width, format);
    if (await this.has(name)) return { name, format, settled: true };
    if (format !== 'avif') {
      await this.once(name, () => this.soon(file, width, format)).catch((error: unknown) => {
        this.logger.warn(`${name}: ${String(error)}`);
        throw new NotFound('This picture');
      });
      return { name, format, settled: true };
    }
    const avif = this.later(file, width, name);
    if (this.slow.length < AVIF_PATIENCE && (await avif)) return { name, format, settled: true };
    return { ...(await this.of(file, width, 'webp')), settled: false };
  }

  private once(name: string, make: () => Promise<void>): Promise<void> {
    const running = this.making.get(name);
    if (running) return running;
    const started = make().finally(() => this.making.delete(name));
    this.making.set(name, started);
    return started;
  }

  /** Quick formats: one picture after the other. */
  private soon(file: string, width: ImageWidth, format: VariantFormat): Promise<void> {
    const work = this.quick.then(() => this.write(file, width, format));
    this.quick = work.catch(() => undefined);
    return work;
  }

  /** AVIF: in the background, one at a time; resolves to whether it was made. */
  private later(file: string, width: ImageWidth, name: string): Promise<boolean> {
    if (this.slow.length >= AVIF_WAITING && !this.making.has(name)) return Promise.resolve(false);
    const made = this.once(
      name,
      () =>
        new Promise<void>((resolve, reject) => {
          const make = (): Promise<void> => this.write(file, width, 'avif').then(resolve, reject);
          this.slow.push({ name, make });
          void this.work();
        }),
    );
    return made.then(
      () => true,
      (error: unknown) => {
        this.logger.warn(`${name}: ${String(error)}`);
        return false;
      },
    );
  }

  private async work(): Promise<void> {
    if (this.slowRunning) return;
    this.slowRunning = true;
    for (let job = this.slow[0]; job; job = this.slow[0]) {
      await job.make();
      this.slow.shift();
    }
    this.slowRunning = false;
  }

  private async write(file: string, width: ImageWidth, format: VariantFormat): Promise<void> {
    const source = this.uploads.pathOf(file);
    if (!source) return;
    const bytes = await resized(source, width, format);
    const part = join(this.uploads.variants, randomUUID());
    await mkdir(this.uploads.variants, { recursive: true });
    await writeFile(part, bytes);
    await rename(part, join(this.uploads.variants, nameOf(file, width, format)));
  }

  private has(name: string): Promise<boolean> {
    return access(join(this.uploads.variants, name)).then(
      () => true,
      () => false,
    );
  }
}

const nameOf = (file: string, width: ImageWidth, format: VariantFormat): string =>
  `${file}.${width}.${format}`;
