import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { systemErrorOf } from './system-error.js';

export type VariantFormat = 'avif' | 'webp' | 'jpeg';

/** A picture to make of the file `from`: cleaned for keeping under an ending, or `width` px wide. */
export type PictureJob = { from: string; to: string } & (
  { ending: string } | { width: number; format: VariantFormat }
);

/** The built program: tests run the sources of everything else, but a child process cannot. */
const PROGRAM = fileURLToPath(
  new URL('../../../dist/platform/files/picture-program.js', import.meta.url),
);
/** Pictures often come several at once, and a start takes a quarter of a second. */
const IDLE_MS = 10_000;
/** The worst picture on purpose takes 3 s on an idle machine. */
const MOST_MS = 60_000;

/**
 * Pictures are decoded by a child process, one at a time: a hostile one may take hundreds of megabytes,
 * or crash the decoder, and neither may happen to the process that answers. It starts with the first
 * picture, knows no settings, and ends when there are none.
 */
export class PictureProcess {
  private readonly turn = pLimit(1);
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly mostMs = MOST_MS,
    private readonly idleMs = IDLE_MS,
  ) {}

  /** Rejects with a system error when the file cannot be written, with any other when the picture is bad. */
  make(job: PictureJob): Promise<void> {
    return this.turn(() => this.ask(job));
  }

  /** Ends the process; a picture in the making fails. */
  end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private async ask(job: PictureJob): Promise<void> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.start());
    const over = setTimeout(() => this.end(), this.mostMs);
    const settled = new AbortController();
    const { signal } = settled;
    try {
      child.send(job);
      const [problem]: unknown[] = await Promise.race([
        once(child, 'message', { signal }),
        once(child, 'exit', { signal }).then(() => ['The picture took too long or too much.']),
      ]);
      const failure = systemErrorOf(problem);
      if (problem) throw Object.assign(new Error(failure?.message ?? String(problem)), failure);
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
