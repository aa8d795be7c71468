import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSame, markOf, stopProcess, type ProcessMark } from './processes.js';

const isMark = (value: unknown): value is ProcessMark =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  'born' in value &&
  typeof value.pid === 'number' &&
  typeof value.born === 'string';

/** Which processes a data folder started, on disk, so that a killed start command leaves a trace. */
export class Ledger {
  private readonly folder: string;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'run');
    mkdirSync(this.folder, { recursive: true });
  }

  /** Writes down a process under a name. */
  record(name: string, pid: number): void {
    const mark = markOf(pid);
    if (!mark) return;
    const file = this.file(name);
    writeFileSync(`${file}.new`, JSON.stringify(mark));
    renameSync(`${file}.new`, file);
  }

  forget(name: string): void {
    rmSync(this.file(name), { force: true });
  }

  /** The recorded process when it still lives. */
  alive(name: string): ProcessMark | null {
    try {
      const mark: unknown = JSON.parse(readFileSync(this.file(name), 'utf8'));
      return isMark(mark) && isSame(mark) ? mark : null;
    } catch {
      return null;
    }
  }

  /** Stops what an earlier, killed command left running under this name. */
  async stopLeftover(name: string, polite: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const mark = this.alive(name);
    if (mark) await stopProcess(mark, polite);
    this.forget(name);
  }

  /** Makes this process the only one that may use the data folder. */
  claim(): void {
    const owner = this.alive('owner');
    if (owner && owner.pid !== process.pid)
      throw new Error(`The shop is already running here (process ${owner.pid}); stop it first.`);
    this.record('owner', process.pid);
  }

  private file(name: string): string {
    return join(this.folder, `${name}.json`);
  }
}
