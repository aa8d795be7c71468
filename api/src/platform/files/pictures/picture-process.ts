import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { systemErrorOf } from '../system-error.js';

export type VariantFormat = 'avif' | 'webp' | 'jpeg';

/** Size of a picture in px. */
export interface PictureSize {
  width: number;
  height: number;
}

/** What the child process answers. */
export type PictureAnswer = { size: PictureSize } | { problem: unknown };

/** A PNG within a box; with `share`, the box is filled and the picture takes that share of it. */
export interface PngShape {
  width: number;
  height: number;
  share?: number;
}

/** How a picture becomes 4:5: its middle, or the whole picture with a margin of its corner's color. */
export type PortraitFit = 'crop' | 'pad';

/** A picture to produce from the file `from`: re-encoded in a format, resized to `width` px, or as a PNG. */
export type NewPictureJob = { from: string; to: string } & (
  | { ending: string; portrait?: PortraitFit }
  | { width: number; format: VariantFormat }
  | { shape: PngShape }
);
/** A picture to produce, or only to measure. */
export type PictureJob = NewPictureJob | { from: string; measure: true };

/** The built file: tests run everything else from source, but a child process cannot. */
const PROGRAM = fileURLToPath(
  new URL('../../../../dist/platform/files/pictures/picture-program.js', import.meta.url),
);
/** Pictures often come several at a time, and a start takes a quarter of a second. */
const IDLE_MS = 10_000;
/** The worst crafted picture takes 3 s on an idle machine. */
const MOST_MS = 60_000;

/**
 * A child process decodes pictures, one at a time: a malicious one may take hundreds of megabytes or crash
 * the decoder, which must not affect the API process. It starts with the first picture, has no settings, and ends
 * when idle.
 */
export class PictureProcess {
  private readonly turn = pLimit(1);
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly mostMs = MOST_MS,
    private readonly idleMs = IDLE_MS,
  ) {}

  /** Rejects with a system error if the file cannot be written, with any other error if the picture is invalid. */
  make(job: PictureJob): Promise<PictureSize> {
    return this.turn(() => this.ask(job));
  }

  /** Ends the process; a picture in progress fails. */
  end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private async ask(job: PictureJob): Promise<PictureSize> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.start());
    const over = setTimeout(() => this.end(), this.mostMs);
    const settled = new AbortController();
    const { signal } = settled;
    try {
      child.send(job);
      const answer = await Promise.race([
        once(child, 'message', { signal }).then(([message]) => message as PictureAnswer),
        once(child, 'exit', { signal }).then(() => ({
          problem: 'Processing the picture took too long or too much memory.',
        })),
      ]);
      if ('size' in answer) return answer.size;
      const failure = systemErrorOf(answer.problem);
      throw Object.assign(new Error(failure?.message ?? String(answer.problem)), failure);
    } finally {
      settled.abort();
      clearTimeout(over);
      this.idle = setTimeout(() => this.end(), this.idleMs).unref();
    }
  }

  private start(): ChildProcess {
    const child = fork(PROGRAM, { env: { MALLOC_ARENA_MAX: '1' }, execArgv: [] });
    child.on('error', () => undefined);
    child.once('exit', () => {
      if (this.child === child) this.child = undefined;
    });
    return child;
  }
}
